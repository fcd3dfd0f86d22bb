/**
 * What a frame of a third party may do and learn; no more than it needs. Each provider's stand in its
 * element with a line on why, and in the element's contract.
 */
export interface FrameRights {
  /**
   * What its page may do, as in the attribute of HTML: 'allow-scripts allow-same-origin allow-popups'. Undefined
   * only for providers that refuse to run in a sandbox.
   */
  sandbox?: string;
  /** Features of the browser, as in the attribute of HTML: 'fullscreen'. */
  allow?: string;
  /** What it learns of the page's address. 'strict-origin-when-cross-origin' only where it refuses others. */
  referrerPolicy: 'no-referrer' | 'strict-origin-when-cross-origin';
}
