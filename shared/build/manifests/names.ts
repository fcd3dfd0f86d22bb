/** `wb-add-to-cart` as a type is `WbAddToCartElement`. */
export const typeName = (tag: string): string => `${pascal(tag)}Element`;

/** `wb-add-to-cart` has its events in `WbAddToCartEventMap`. */
export const eventMapName = (tag: string): string => `${pascal(tag)}EventMap`;

/** `defaultVariantId` is "Default variant id" to whoever fills in a form. */
export function titleOf(property: string): string {
  const words = property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
}

const pascal = (tag: string) =>
  tag.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
