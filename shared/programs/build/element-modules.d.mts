/** The files of one element, as absolute paths. */
export interface ElementModule {
  family: string;
  name: string;
  contract: string;
  component: string;
  watch?: string;
  answers?: string;
  check?: string;
  still?: string;
  structured?: string;
  demo: string;
}

/** Finds every element on disk, below the repository's folder `root`. */
export function elementModules(root: string): ElementModule[];
