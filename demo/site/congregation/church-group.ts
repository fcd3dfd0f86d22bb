/** A group of the congregation that meets. */
export interface ChurchGroup {
  id: string;
  title: string;
  text: string;
  category: string;
  day: string;
  times: string;
  status: string;
  childcare: boolean;
  location: string;
  /** Who answers questions, and where they are sent. */
  leader: string;
  email: string;
  picture: string;
}
