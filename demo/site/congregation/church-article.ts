/** What the congregation has to tell, as in a parish letter. */
export interface ChurchArticle {
  id: string;
  title: string;
  /** Paragraphs, with an empty line between. */
  text: string;
  date: string;
  author: string;
  category: string;
  series: string | null;
  picture: string;
}
