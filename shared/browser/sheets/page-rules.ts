import { rulesFile } from './rules-file';

const holders = new WeakMap<CSSStyleSheet, number>();

/**
 * Applies rules to the page until the returned function is called. If the publish step has written the
 * same text, that sheet takes their place, so that the rules are never there twice.
 *
 * @param isForAll whether they are for the whole page, so that a written sheet ends with them; else they name
 * what their element was told, as others were that still sleep, and the sheet stays
 */
export function applyRules(css: string, { isForAll = false } = {}): () => void {
  const written = css ? writtenSheet(css) : undefined;
  if (!css || (written && !isForAll)) return () => {};
  const sheet = written ?? sheetWith(css);
  const count = (more: number) => {
    const sum = (holders.get(sheet) ?? 0) + more;
    holders.set(sheet, sum);
    return sum;
  };
  count(1);
  if (written) written.disabled = false;
  else document.adoptedStyleSheets.push(sheet);
  return () => {
    if (count(-1)) return;
    if (written) written.disabled = true;
    else drop(sheet);
  };
}

/** The sheet with this text that the publish step has written, inline or linked. */
function writtenSheet(css: string): CSSStyleSheet | undefined {
  const name = rulesFile(css);
  return [...document.styleSheets].find(({ ownerNode }) => {
    if (ownerNode instanceof HTMLStyleElement)
      return ownerNode.hasAttribute('data-wb') && ownerNode.textContent === css;
    return ownerNode instanceof HTMLLinkElement && ownerNode.href.endsWith(name);
  });
}

function sheetWith(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

function drop(sheet: CSSStyleSheet) {
  const at = document.adoptedStyleSheets.indexOf(sheet);
  if (at >= 0) document.adoptedStyleSheets.splice(at, 1);
}
