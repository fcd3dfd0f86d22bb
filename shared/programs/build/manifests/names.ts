/** The type of `wb-add-to-cart` is `WbAddToCartElement`. */
export const typeName = (tag: string): string => `${pascal(tag)}Element`;

/** The event map of `wb-add-to-cart` is `WbAddToCartEventMap`. */
export const eventMapName = (tag: string): string => `${pascal(tag)}EventMap`;

/** The form label of `defaultVariantId` is "Default variant id". */
export function titleOf(property: string): string {
  const words = property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
}

const pascal = (tag: string) =>
  tag.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
