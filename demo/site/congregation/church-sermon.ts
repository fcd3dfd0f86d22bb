/** A sermon that was held, and mostly recorded. */
export interface ChurchSermon {
  id: string;
  title: string;
  text: string;
  /** As 2026-11-22. */
  date: string;
  series: string;
  preacher: string;
  passage: string;
  /** The file of its recording; null where there is none. */
  recording: string | null;
  /** What can be read along. */
  notes: string | null;
  picture: string;
}
