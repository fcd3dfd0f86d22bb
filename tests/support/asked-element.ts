/** Whether the common tests are about an element: about all, unless `npm test -- --element` names one. */
export const isAsked = (tag: string): boolean =>
  !process.env.WB_ELEMENT || process.env.WB_ELEMENT === tag;
