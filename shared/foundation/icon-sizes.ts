/** The sizes of an icon, smallest first; `custom` takes one of its own (spec 3). */
export const ICON_SIZES = ['small', 'medium', 'large', 'custom'] as const;

export type IconSize = (typeof ICON_SIZES)[number];

/** Whether a value is one of the sizes of an icon. */
export const isIconSize = (value: unknown): value is IconSize =>
  (ICON_SIZES as readonly unknown[]).includes(value);
