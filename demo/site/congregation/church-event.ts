/** An event of the congregation, as its feed has it: times are those of clocks in its zone. */
export interface ChurchEvent {
  id: string;
  title: string;
  text: string;
  start: string;
  end: string;
  zone: string;
  category: string;
  location: string;
  /** When it comes again, as an RRULE of iCalendar. */
  rule: string | null;
  /** Its dates that do not hold. */
  except: string[];
  /** When it is instead, by its own dates. */
  moved: Record<string, string>;
  picture: string;
}
