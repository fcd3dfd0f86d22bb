import { drawingDigest } from '../../../content/digests';
import { ADDED, attributeOf } from '../../../browser/html/authored';
import { DIGESTS_ATTRIBUTE } from '../../../content/drawn';
import { fromElement, type Light } from '../../../content/light';
import { parseReads, type Place, READS_ATTRIBUTE } from '../../../content/reads';

/** What the publish step writes into the content so that it is shown in its place. */
const OWN = /^(slot|data-wb-.*)$/;

/**
 * Updates the drawing of an element that sleeps after its content has changed, without its code.
 *
 * @param elementAround the element of the suite in which a node stands
 * @returns whether the drawing is right now; otherwise the element must wake to draw itself
 */
export function followContent(
  host: HTMLElement,
  records: MutationRecord[],
  elementAround: (node: Node) => Element | null,
): boolean {
  const root = host.shadowRoot?.querySelector(`[${READS_ATTRIBUTE}]`);
  const isOwn = (added: Element, { target }: MutationRecord) =>
    (elementAround(added) ?? elementAround(target)) === host;
  // What the element has added, such as a field, must come back although nothing was read.
  if (records.some((record) => addedIn(record.removedNodes).some((it) => isOwn(it, record))))
    return false;
  if (!root) return true;
  const { places, attributes, hasOthers } = parseReads(root.getAttribute(READS_ATTRIBUTE)!);
  const light = fromElement(host);
  const found = places.map((place) => ({ place, node: nodeAt(light, place.path) }));
  const read = found.flatMap(({ node }) => (node ? (node.node as Element) : []));
  const concerns = (record: MutationRecord) =>
    !isOfSuite(record) &&
    (record.type === 'attributes'
      ? attributes.includes(record.attributeName!) || isTakenAway(record, host, elementAround)
      : isStructure(record, host, read) ||
        (hasOthers && !read.some((node) => node.contains(record.target))));
  if (read.length < found.length || records.some(concerns)) return false;
  const [content, drawing] = root.getAttribute(DIGESTS_ATTRIBUTE)!.split(' ');
  const changed = found.filter(({ place, node }) => valueAt(root, place) !== plain(node!.text));
  if (!changed.length) return true;
  // Somebody else has changed the drawing too, so the places are not where they were.
  if (drawingDigest(root.innerHTML) !== drawing) return false;
  for (const { place, node } of changed) {
    const text = plain(node!.text);
    if (!text) return false;
    const at = placeIn(root, place);
    if (at instanceof Text) at.data = text;
    else at?.setAttribute(place.attribute!, text);
  }
  root.setAttribute(DIGESTS_ATTRIBUTE, `${content} ${drawingDigest(root.innerHTML)}`);
  return true;
}

/** Whether a morph has taken away what the publish step wrote; marks deep inside others are their own state. */
const isTakenAway = (
  { target, attributeName }: MutationRecord,
  host: Element,
  elementAround: (node: Node) => Element | null,
) =>
  OWN.test(attributeName!) &&
  attributeOf(target as Element, attributeName!) === null &&
  (target.parentNode === host || elementAround(target) === host);

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const nodeAt = (host: Light, path: number[]) =>
  path.reduce<Light | undefined>((node, index) => node?.children[index], host);

/** Whether nodes came or went beside those whose text was read, or right in the element. */
function isStructure(
  { type, target, addedNodes, removedNodes }: MutationRecord,
  host: Element,
  read: Element[],
) {
  if (type !== 'childList') return false;
  const like =
    target === host ? `:not(${ADDED})` : [...new Set(read.map((it) => it.localName))].join();
  return like !== '' && [addedNodes, removedNodes].some((nodes) => hasElement(nodes, like));
}

/** What the suite itself has added, in these nodes or as one of them. */
const addedIn = (nodes: NodeList): Element[] =>
  [...nodes].flatMap((node) => {
    if (!(node instanceof Element)) return [];
    return [...(node.matches(ADDED) ? [node] : []), ...node.querySelectorAll(ADDED)];
  });

/** Whether nothing came or went but what the suite adds, which is no content of an author. */
const isOfSuite = ({ type, addedNodes, removedNodes }: MutationRecord) =>
  type === 'childList' &&
  [...addedNodes, ...removedNodes].every((node) => node instanceof Element && node.matches(ADDED));

const hasElement = (nodes: NodeList, selector: string) =>
  [...nodes].some(
    (node) => node instanceof Element && (node.matches(selector) || node.querySelector(selector)),
  );

function placeIn(root: Element, { index, attribute }: Place): Text | Element | undefined {
  if (attribute) return root.querySelectorAll('*')[index];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let at = 0; at < index && texts.nextNode(); at += 1);
  return (texts.nextNode() as Text | null) ?? undefined;
}

function valueAt(root: Element, place: Place): string {
  const at = placeIn(root, place);
  return plain((at instanceof Text ? at.data : at?.getAttribute(place.attribute!)) ?? '');
}
