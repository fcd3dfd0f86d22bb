import { rulesFile } from '../text/rules-file';

const holders = new WeakMap<CSSStyleSheet, number>();

/**
 * Has rules hold in the page until the returned function is called. Those that the publish step has
 * written are used as they are: the same text is switched on and off, and never there twice.
 */
export function holdRules(css: string): () => void {
  if (!css) return () => {};
  const written = writtenSheet(css);
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

/** What the publish step has written of this text, inline or linked. */
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
