/** What a visitor can agree to, each apart (design 6). */
export const CONSENT_PURPOSES = ['media', 'social', 'maps', 'comments', 'booking', 'shop'] as const;

/**
 * Why something of a third party is asked for: its videos and music, its posts and buttons, its maps, its
 * comments, its calendars for appointments, or its shop.
 */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Whether any value is a purpose. */
export const isConsentPurpose = (value: unknown): value is ConsentPurpose =>
  CONSENT_PURPOSES.some((it) => it === value);
