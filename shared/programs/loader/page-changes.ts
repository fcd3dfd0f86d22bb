import { NATIVE } from './native-attributes';
import { isAsleep, wakeQuietly } from './sleepers';

type Listener = (records: MutationRecord[]) => void;

const kept: MutationRecord[] = [];
let listener: Listener = (records) => void kept.push(...records);

/** The one observer of the page. Where nothing changes, it costs nothing. */
const observer = new MutationObserver((records) => {
  for (const { target, type, attributeName } of records) {
    // A script that changes an attribute of an element wants to see the change.
    if (type === 'attributes' && isAsleep(target) && !NATIVE.test(attributeName!))
      wakeQuietly(target);
  }
  listener(records);
});

/** Observes all of the page from now on, or of a shadow root in it. */
export const observeAll = (root: Node) =>
  observer.observe(root, {
    subtree: true,
    attributeOldValue: true,
    childList: true,
    characterData: true,
  });

/** Observes attributes from now on, and all content once the page is parsed: parsing is no change. */
export function observePage() {
  observer.observe(document, { subtree: true, attributes: true });
  const all = () => observeAll(document);
  if (document.readyState === 'loading')
    addEventListener('readystatechange', all, { capture: true, once: true });
  else all();
}

/** Passes all changes of what is observed on, with those that were kept until now. */
export function passChanges(to: Listener) {
  listener = to;
  to(kept.splice(0));
}
