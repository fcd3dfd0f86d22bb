/** The share of a film in view at which it begins by itself. */
export const SHARE_SEEN = 0.5;
