import { asideOf } from '../../../../shared/react/modal/use-kept-modal';

/** Above the page, and below the challenges of all providers, which begin at 2,000,000,000. */
const ABOVE_PAGE = 1_999_999_999;
/** On a dialog of the page, for its style. What is drawn is compared with what was, so it has no mark. */
const MARK = 'data-wb-aside';
let marks = 0;

/**
 * Keeps an open modal dialog open in its place, but not modal. Only a box that the page transforms around
 * it, or paints over it, shows that it has left the top layer.
 *
 * @returns makes it modal again, if it is still open then
 */
export function plainDialog(dialog: HTMLDialogElement): () => void {
  const root = dialog.getRootNode() as Document | ShadowRoot;
  const isOfPage = root instanceof Document;
  const sheet = new CSSStyleSheet();
  const mark = String((marks += 1));
  sheet.replaceSync(
    `${isOfPage ? `[${MARK}="${mark}"]` : 'dialog[open]:not(:modal)'}{${placeOf(dialog)}}`,
  );
  root.adoptedStyleSheets.push(sheet);
  if (isOfPage) dialog.setAttribute(MARK, mark);
  asideOf(dialog).value = true;
  reopen(dialog, () => dialog.show());
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((it) => it !== sheet);
    dialog.removeAttribute(MARK);
    asideOf(dialog).value = undefined;
    // Its visitor, or its code, may have closed it meanwhile, opened it again, or taken it out.
    if (dialog.open && dialog.isConnected && !dialog.matches(':modal'))
      reopen(dialog, () => dialog.showModal());
  };
}

/** The declarations that keep a modal dialog where it is, and the page behind it as dark, when it is not modal. */
function placeOf(dialog: HTMLDialogElement): string {
  const { position, inset, margin, maxWidth, maxHeight, overflow } = getComputedStyle(dialog);
  const { backgroundColor } = getComputedStyle(dialog, '::backdrop');
  const { width } = dialog.getBoundingClientRect();
  // Most cover the window, and are clear around their box.
  const covers = width >= document.documentElement.clientWidth;
  const declarations = {
    position,
    inset,
    margin,
    'max-width': maxWidth,
    'max-height': maxHeight,
    // Browsers let a dialog scroll that is modal.
    overflow,
    'z-index': ABOVE_PAGE,
    ...(covers
      ? { 'background-color': backgroundColor }
      : { 'box-shadow': `0 0 0 200vmax ${backgroundColor}` }),
  };
  return Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}!important`)
    .join(';');
}

/** Closes and opens it without its owner hearing of it, and without what is in it coming in anew. */
function reopen(dialog: HTMLDialogElement, open: () => void) {
  const { host } = dialog.getRootNode() as ShadowRoot;
  // What is slotted into it is below its host alone.
  const animations = () =>
    [dialog, ...(host ? [host] : [])].flatMap((it) => it.getAnimations({ subtree: true }));
  const before = new Set(animations());
  const ignore = (event: Event) => event.stopImmediatePropagation();
  dialog.addEventListener('close', ignore, { capture: true, once: true });
  dialog.addEventListener('beforetoggle', ignore, true);
  dialog.close();
  open();
  dialog.removeEventListener('beforetoggle', ignore, true);
  for (const animation of animations())
    if (!before.has(animation) && animation.effect?.getComputedTiming().endTime !== Infinity)
      animation.finish();
}
