/** Attributes that show the state of the author's nodes; authors read them and never write them. */
export const STATES: readonly string[] = [
  'data-wb-away',
  'data-wb-chosen',
  'data-wb-failed',
  'data-wb-film',
  'data-wb-filtered',
  'data-wb-invalid',
  'data-wb-item',
  'data-wb-password',
  'data-wb-ratio',
  'data-wb-shown',
  'data-wb-sold-out',
  'data-wb-state',
  'data-wb-stays',
  'data-wb-step',
  'data-wb-unavailable',
];
