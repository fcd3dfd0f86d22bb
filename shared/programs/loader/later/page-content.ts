import type { Sleeper } from '../../../element/signals';
import { unclobber } from './unclobber';
import type { LoaderParts } from './loader-parts';
import { showNative } from './show-native';

/** Scripts change these all the time, and no drawing depends on them. */
const LOOKS = /^(class|style)$/;

/** Plans what comes into the page, and has sleeping drawings follow their content. */
export function followPage(loader: LoaderParts, plan: (node: Element) => void) {
  const { elements, passChanges, isAsleep, wakeQuietly } = loader;
  const tags = Object.keys(elements).join() || 'wb-none';
  const elementAround = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    // A field of that name would hide the method of its form.
    return element ? Element.prototype.closest.call(element, tags) : null;
  };

  passChanges((records) => {
    if (
      records.some(({ addedNodes, attributeName }) => addedNodes.length || attributeName === 'name')
    )
      unclobber();
    const inside = new Map<Sleeper, MutationRecord[]>();
    for (const record of records) {
      const { target, addedNodes, attributeName } = record;
      for (const node of addedNodes) if (node instanceof Element) plan(node);
      if (attributeName === 'data-wb-failed') showNative(target as Element);
      if (attributeName ? LOOKS.test(attributeName) : isAdoption(record)) continue;
      // The attributes of an element itself are its own concern.
      let host = elementAround(attributeName ? target.parentNode : target);
      for (; host; host = elementAround(host.parentNode)) {
        if (!isAsleep(host)) continue;
        const before = inside.get(host);
        if (before) before.push(record);
        else inside.set(host, [record]);
      }
    }
    if (inside.size) followAll(inside).catch(reportError);
  });

  async function followAll(inside: Map<Sleeper, MutationRecord[]>) {
    const { followContent } = await import('./follow-content');
    for (const [host, records] of inside) {
      // What cannot be changed without the element's code, that does.
      if (isAsleep(host) && host.isConnected && !followContent(host, records, elementAround))
        wakeQuietly(host);
    }
  }
}

/** Whether a drawing was only taken over; see `adoptDrawings`. */
const isAdoption = ({ addedNodes, removedNodes }: MutationRecord) =>
  !addedNodes.length &&
  removedNodes.length > 0 &&
  [...removedNodes].every((node) => node instanceof HTMLTemplateElement);
