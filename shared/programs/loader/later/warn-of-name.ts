/** Warns of an element that has hidden a method or property of the document, and has lost its name. */
export const warnOfName = (name: string) =>
  console.warn(
    `An element named "${name}" hid document.${name}, so its name was removed. Rename it.`,
  );
