import { useEffect } from 'react';
import { subscribe } from '../../shared/bus/bus';
import { REDRAW } from '../../shared/element/accessor';
import { observePageGlobal } from '../../shared/page/page-global';

/** Redraws an element when the page's product data changes. */
export function useProducts(host: HTMLElement & { [REDRAW]?(): void }) {
  useEffect(() => {
    observePageGlobal('products');
    return subscribe('page.data', (_, name) => {
      // An element that was just removed from the page may still be notified.
      if (name === 'products' && host.isConnected) host[REDRAW]?.();
    });
  }, [host]);
}
