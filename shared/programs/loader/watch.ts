/**
 * The `watch` export of a module `<name>.watch.ts`: decides, without interaction and without React, when
 * its element must wake. Called once for each sleeping element, at idle. `wake` can also wake another
 * host of the tag, so that a watcher of many hosts need not keep a function for each.
 */
export type Watch = (host: HTMLElement, wake: (other?: HTMLElement) => void) => void;
