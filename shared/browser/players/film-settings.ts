/** How a film is shown, by its author's attributes. */
export interface FilmSettings {
  isMuted: boolean;
  /** Whether the provider draws its controls. */
  hasControls: boolean;
  isPrivate: boolean;
  branding: boolean;
  intro: boolean;
  /** In seconds. */
  start: number;
  /** In seconds; 0 is the end of the film. */
  end: number;
  /** Whether it waits until somebody plays it. */
  waits?: boolean;
}
