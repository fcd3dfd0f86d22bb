export type Language = 'en' | 'de';

/** One heading with its text; `parts` stand under headings of their own. */
export interface Chapter {
  heading: string;
  paragraphs: readonly string[];
  parts?: readonly Chapter[];
}

/** An article of the journal in one language. */
export interface Article {
  language: Language;
  path: string;
  title: string;
  summary: string;
  /** A day such as 2026-05-12. */
  published: string;
  chapters: readonly Chapter[];
}
