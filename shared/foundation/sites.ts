/** Other sites that a page shows frames or runs scripts of, as `https://player.example`. */
export interface Sites {
  frames?: readonly string[];
  scripts?: readonly string[];
}
