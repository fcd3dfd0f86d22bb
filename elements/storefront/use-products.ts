import { useEffect } from 'react';
import { hear } from '../../shared/bus/bus';
import { REDRAW } from '../../shared/element/accessor';
import { observePageGlobal } from '../../shared/page/page-global';

/** Draws an element again when the page's product data have changed. */
export function useProducts(host: HTMLElement & { [REDRAW]?(): void }) {
  useEffect(() => {
    observePageGlobal('products');
    return hear('page.data', (_, name) => name === 'products' && host[REDRAW]?.());
  }, [host]);
}
