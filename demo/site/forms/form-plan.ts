/** A form of the site, as the server knows it. What a browser says of its fields is not believed. */
export interface FormPlan {
  /** For people, in the list of what arrived. */
  title: string;
  /** Where the form stands. */
  page: string;
  /** Where it leads once it has arrived. Default '/forms/sent'. */
  sent?: string;
  fields: readonly FieldPlan[];
  /** A field that no visitor sees; whoever fills it is no visitor. */
  honeypot?: string;
}

export type FieldPlan = {
  /** As the control is named. */
  name: string;
  label: string;
  required?: boolean;
} & (
  | { kind: 'text' | 'paragraph' | 'email' | 'tel' | 'url' | 'date' | 'hidden' }
  | { kind: 'number'; min?: number; max?: number }
  | ChoicePlan
  | FilePlan
);

interface ChoicePlan {
  kind: 'choice';
  /** Values, none with a comma, since several chosen ones arrive joined by commas. */
  options: readonly string[];
  /** Whether more than one may be chosen. */
  several?: boolean;
}

export interface FilePlan {
  kind: 'file';
  /** In lower case, without a dot. */
  extensions: readonly string[];
  /** How many files. Default 1. */
  most?: number;
  /** The most megabytes of one file, where the site's own limit is higher. */
  maxSize?: number;
}
