/** Other sites that a page needs, by what for, as `https://player.example`. */
export interface Sites {
  frames?: readonly string[];
  scripts?: readonly string[];
  /** Sites that scripts ask, and `ThirdPartyFrame` whether they answer. */
  connects?: readonly string[];
  images?: readonly string[];
  styles?: readonly string[];
  /** Sites whose scripts may know nothing of Trusted Types: a page that has them does not ask for these. */
  untyped?: readonly string[];
}
