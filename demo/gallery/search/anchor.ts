export type AnchorKind =
  | 'attribute'
  | 'event'
  | 'method'
  | 'slot'
  | 'part'
  | 'property'
  | 'key'
  | 'note';

/** The id under which one word of a contract stands on its element's page. */
export const anchorOf = (kind: AnchorKind, name: string): string =>
  `${kind}-${name.replace(/[^\w]+/g, '-').replace(/^-+|-+$/g, '') || 'content'}`;
