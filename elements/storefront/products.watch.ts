import { subscribe, latest } from '../../shared/bus/bus';
import type { Watch } from '../../shared/programs/loader/watch';
import { dataScripts } from '../../shared/page/page-data';
import { observePageGlobal, pageGlobal } from '../../shared/page/page-global';
import { propertyIn, isJsonObject } from '../../shared/foundation/json-object';

const NAME = 'products';

/** The handles of the products in the page's data scripts; read once for all elements. */
let scripted: Set<string> | undefined;
/** The tags that are watched over: several share this module where a page has one file of watchers. */
const tags = new Set<string>();

/**
 * Wakes an element whose product is only in the global `wbProducts`, which the publish step cannot
 * read; and all elements with a product when `page.data` announces changed product data. Spec 3.
 */
export const watchProducts: Watch = (host, wake) => {
  if (!tags.size) {
    observePageGlobal(NAME);
    subscribe('page.data', (_, name) => {
      if (name !== NAME) return;
      scripted = undefined;
      for (const it of document.querySelectorAll<HTMLElement>([...tags].join()))
        if (inGlobal(it) || inScripts(it)) wake(it);
    });
  }
  tags.add(host.localName);
  // A product in both is drawn correctly: scripts override the global. They are read only if needed.
  const isDrawn = latest('page.data', NAME) === undefined && (!inGlobal(host) || inScripts(host));
  if (!isDrawn && (inGlobal(host) || inScripts(host))) wake();
};

const handleOf = (host: Element) => host.getAttribute('product-handle') ?? '';

const inGlobal = (host: Element) => propertyIn(pageGlobal(NAME), handleOf(host)) !== undefined;

function inScripts(host: Element) {
  scripted ??= new Set(dataScripts(NAME).flatMap((it) => handlesIn(it.textContent ?? '')));
  return scripted.has(handleOf(host));
}

/** Invalid JSON counts as no data; the element drawn from it warns. */
function handlesIn(json: string) {
  try {
    const data: unknown = JSON.parse(json);
    return isJsonObject(data) ? Object.keys(data) : [];
  } catch {
    return [];
  }
}
