import { hear, latest } from '../../shared/bus/bus';
import type { Watch } from '../../shared/loader/watchers';
import { dataScripts } from '../../shared/page/page-data';
import { observePageGlobal, pageGlobal } from '../../shared/page/page-global';
import { propertyIn, isJsonObject } from '../../shared/validation/json-object';

const NAME = 'products';

/** The products that the page's scripts describe; read once for all elements of a tag. */
let scripted: Set<string> | undefined;
let isObserving = false;

/**
 * Wakes an element whose product stands in the global `wbProducts` alone, which no publish step can
 * see; and all elements of a product when the page's data are said to have changed. Spec 3.
 */
export const watchProducts: Watch = (host, wake) => {
  if (!isObserving) {
    isObserving = true;
    observePageGlobal(NAME);
    hear('page.data', (_, name) => {
      if (name !== NAME) return;
      scripted = undefined;
      for (const it of document.querySelectorAll<HTMLElement>(host.localName))
        if (inGlobal(it) || inScripts(it)) wake(it);
    });
  }
  // Of a product in both, the drawing is right: scripts count for more. They are read only where needed.
  const isDrawn = latest('page.data', NAME) === undefined && (!inGlobal(host) || inScripts(host));
  if (!isDrawn && (inGlobal(host) || inScripts(host))) wake();
};

const handleOf = (host: Element) => host.getAttribute('product-handle') ?? '';

const inGlobal = (host: Element) => propertyIn(pageGlobal(NAME), handleOf(host)) !== undefined;

function inScripts(host: Element) {
  scripted ??= new Set(dataScripts(NAME).flatMap((it) => handlesIn(it.textContent ?? '')));
  return scripted.has(handleOf(host));
}

/** What is no JSON describes nothing; whoever is drawn from it says so. */
function handlesIn(json: string) {
  try {
    const data: unknown = JSON.parse(json);
    return isJsonObject(data) ? Object.keys(data) : [];
  } catch {
    return [];
  }
}
