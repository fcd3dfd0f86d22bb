/** Whether the visitor has asked for less motion. */
export const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
