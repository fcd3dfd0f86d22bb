/** Somebody who works for the congregation. */
export interface ChurchPerson {
  id: string;
  title: string;
  text: string;
  position: string;
  /** The groups that they are for. */
  groups: string[];
  phone: string;
  email: string;
  instagram: string | null;
  picture: string;
}
