/** What stands for one kind of element in a page that is not ours. */
export interface Counterpart {
  html: string;
  /** Rules that it cannot do without. */
  style?: string;
  /** What it does. Kinds that do the same share one text, which a page then has once. */
  scripts?: string[];
  /** Web Awesome's components that it is made of. */
  components?: string[];
}

/** Counterparts by the names of our elements. */
export type Counterparts = Record<string, Counterpart>;
