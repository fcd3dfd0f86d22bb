import { CONTEXT } from '../../../../shared/element/r2wc';
import { hostOf } from './element';
import { tell } from './tell';

const OFTEN = 200;

/** Tells the page's height, whether the element is awake, what was fetched, and its attributes. */
export function reportLife(tag: string) {
  new ResizeObserver(tellHeight).observe(document.documentElement);

  // Waking is no event: nobody but the gallery has a use for it.
  let before = '';
  const look = () => {
    const awake = Boolean((hostOf(tag) as { [CONTEXT]?: object } | null)?.[CONTEXT]);
    const files = fetchedFiles();
    const now = JSON.stringify([awake, files]);
    if (now !== before) tell({ type: 'life', awake, files });
    before = now;
  };
  look();
  setInterval(look, OFTEN);

  const host = hostOf(tag);
  if (host)
    new MutationObserver((records) => tellAttributes(host, records)).observe(host, {
      attributes: true,
    });
}

export function tellHeight() {
  const { height } = document.documentElement.getBoundingClientRect();
  tell({ type: 'height', height: Math.ceil(height) });
}

function tellAttributes(host: Element, records: MutationRecord[]) {
  const names = records.map(({ attributeName }) => attributeName!);
  const values = Object.fromEntries(names.map((name) => [name, host.getAttribute(name)]));
  tell({ type: 'attributes', values });
}

/** The suite's code that this page has asked for, each file once. */
const fetchedFiles = (): string[] => {
  const names = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /\/wb\/[^/]+\.js$/.test(path))
    .map((path) => path.slice(path.lastIndexOf('/') + 1));
  return [...new Set(names)];
};
