/**
 * Keeps the page from scrolling, and the space of its scrollbar; returns a function that undoes it. Not by
 * inline styles: several may hide it, and end in any order, and the page may write its own meanwhile.
 */
export function hideOverflow() {
  const sheet = new CSSStyleSheet();
  // What is important in a layer outdoes all that the page has in none. An overlay scrollbar takes no space.
  sheet.replaceSync(
    `@layer{:root{overflow:hidden!important;${innerWidth > document.documentElement.clientWidth ? 'scrollbar-gutter:stable!important' : ''}}}`,
  );
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
  };
}
