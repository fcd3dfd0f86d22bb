/** How much a form may bring. It is counted before and while it is read, never afterwards. */
export interface FormLimits {
  /** Bytes of a form without files, and of all the texts of one with files. */
  texts: number;
  /** Bytes of a form with files. */
  whole: number;
  fields: number;
  files: number;
  /** What is said to the visitor who sends more bytes, in one sentence. */
  tooLong: string;
}

/** Of a small form without files. */
export const smallForm: FormLimits = {
  texts: 16 * 1024,
  whole: 16 * 1024,
  fields: 200,
  files: 0,
  tooLong: 'That is too long.',
};
