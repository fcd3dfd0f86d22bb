import type { Report } from '../messages';

/** Tells the page around this one. */
export const tell = (report: Report) => parent.postMessage({ gallery: report }, location.origin);
