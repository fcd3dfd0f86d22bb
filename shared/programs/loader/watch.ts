/**
 * The `watch` export of a module `<name>.watch.ts`: decides, without interaction and without React, when
 * its element must wake. Called at idle for each sleeping element, and again where its drawing is replaced
 * or it is moved. `wake` can also wake another host of the tag, so that a watcher of many hosts need not
 * keep a function for each.
 */
export type Watch = (host: HTMLElement, wake: (other?: HTMLElement) => void) => void;
