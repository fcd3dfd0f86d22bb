/** Whether the visitor prefers reduced motion. */
export const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
