import { address, feed, number, oneOf, text } from '../../shared/contract/attribute';
import {
  booleanShape,
  eitherOf,
  knownFieldsOf,
  listOf,
  maybe,
  numberShape,
  orNull,
  recordOf,
  type Shape,
  textShape,
} from '../../shared/contract/shape';
import { headingLevel } from './heading-attributes';

/** Databases write null for what they do not have. */
const perhaps = <T>(shape: Shape<T>) => maybe(orNull(shape));
const some = perhaps(textShape);
const words = perhaps(eitherOf(textShape, listOf(textShape)));
const length = perhaps(numberShape);
const picture = knownFieldsOf({ src: textShape, alt: some, width: length, height: length });
const person = knownFieldsOf({ name: textShape, email: some, phone: some });

/** What an item of every kind may say of itself. */
const itemFields = {
  id: textShape,
  title: textShape,
  href: some,
  image: perhaps(picture),
  text: some,
  category: words,
  group: words,
};

/** Films and recordings of an item, and what they are part of. */
const mediaFields = {
  audio: some,
  video: some,
  download: some,
  notes: some,
  date: some,
  series: words,
};

const eventShape = knownFieldsOf({
  ...itemFields,
  ...{ start: some, end: some, zone: some, rule: some },
  except: perhaps(listOf(textShape)),
  moved: perhaps(recordOf(textShape)),
  dates: perhaps(listOf(textShape)),
  ...{ location: some, room: some, address: some, cost: some, website: some, registration: some },
  coordinator: perhaps(person),
  featured: perhaps(booleanShape),
});
const groupShape = knownFieldsOf({
  ...itemFields,
  ...{ day: some, times: some, status: some, resource: some, location: some, address: some },
  childcare: perhaps(booleanShape),
  coordinator: perhaps(person),
});
const workFields = { ...itemFields, ...mediaFields };
const sermonShape = knownFieldsOf({ ...workFields, preacher: words, passage: words });
const articleShape = knownFieldsOf({ ...workFields, author: words });
const staffShape = knownFieldsOf({
  ...{ ...itemFields, position: some, workPhone: some, cellPhone: some, email: some },
  ...{ facebook: some, twitter: some, instagram: some, website: some },
});

/** The addresses of data, by kind. */
export const feeds = {
  event: feed(
    listOf(eventShape),
    'The events as JSON, where they are not written inside. Times are those of clocks at the place, 2026-11-29T10:00, or days, 2026-11-29; a rule is an RRULE of iCalendar, except and moved name its dates that do not hold.',
  ),
  group: feed(listOf(groupShape), 'The groups as JSON, where they are not written inside.'),
  sermon: feed(listOf(sermonShape), 'The sermons as JSON, where they are not written inside.'),
  article: feed(listOf(articleShape), 'The articles as JSON, where they are not written inside.'),
  staff: feed(listOf(staffShape), 'The staff as JSON, where they are not written inside.'),
};

/** An item of a kind, as its feed has it. */
export type ItemOf<K extends keyof typeof feeds> = (typeof feeds)[K] extends {
  feed: Shape<(infer T)[]>;
}
  ? T
  : never;

/** Attributes of all that show several items. */
export const listingAttributes = {
  perPage: number(6, 'How many items a page has; 0 is all of them.', { min: 0, max: 500 }),
  page: number(1, 'The page in view, counted from 1.', { min: 1 }),
  columns: number(3, 'How many cards stand side by side where there is room.', { min: 1, max: 4 }),
  order: oneOf(
    ['given', 'earliest', 'latest', 'title'],
    'Whether items stand as they are given, by their dates, or by their titles; only of a feed.',
  ),
  headingLevel,
};

/** Which filters there are, and who carries them out. */
export const filterAttributes = (usual: string, known: string) => ({
  filters: text(usual, `The filters there are, of ${known}, with spaces between; none when empty.`),
  filtering: oneOf(
    ['page', 'server'],
    'Whether the items that are here are filtered in place, or every choice sends the form to the server, which draws the page anew.',
  ),
  category: text('', 'The category whose items show; all of them unless told.'),
  group: text('', 'The group whose items show; all of them unless told.'),
  search: text('', 'The words that items must have.'),
});

/** Attributes of a block with one item. */
export const detailAttributes = {
  item: text('', 'The id of the item of a feed that is shown; the first one unless told.'),
  previousHref: address(
    './',
    'Where the Previous link leads when there is no page of this site to go back to.',
  ),
};

/** The parts of what waits for data, or has none. */
export const waitingParts = {
  admin: 'What only those who administer the site read.',
  notice: 'What is read while data is waited for, where there is none, or where it failed.',
  retry: 'The button that asks for the data again.',
};
const filterParts = {
  ...waitingParts,
  filters: 'The form with the filters.',
  show: 'The button that sends the form, there without script alone.',
  count: 'How many items fit.',
  items: 'The box around the items.',
  previous: 'The button to what is before.',
  next: 'The button to what comes next.',
};
const itemParts = {
  image: 'The picture of an item.',
  title: 'Its title.',
  facts: 'What is said of it.',
};

/** The parts of an element with several items. */
export const listingParts = {
  ...filterParts,
  ...itemParts,
  card: 'An item of a feed.',
  pager: 'The box with previous and next.',
};

/** The day of an item, and the links that some kinds have. */
export const leaf = { leaf: 'The day of an item, as on the leaf of a calendar.' };
export const link = { link: 'A link among what is said of an item.' };

/** The slot and the parts of films and recordings. */
export const playerSlot = { player: 'Where a film or a recording plays; nothing for an author.' };
export const playerParts = {
  media: 'The box with the links to film, recording, notes and download.',
  player: 'The box in which a film or a recording is played.',
};

/** The parts of a block with one item. */
export const detailParts = {
  ...waitingParts,
  ...itemParts,
  previous: 'The link that leads back.',
  detail: 'The box around an item of a feed.',
  text: 'Its text.',
};

/** What an author may write into an element with several items. */
export const listingSlots = (items: string) => ({
  '': `The ${items}, where they come from no address, or until they have come: an element each with a heading, whose link leads to its page; a time element, whose datetime says when; and data-category, data-group and the like for the filters, with commas between several.`,
  filters:
    'A form of your own in place of the filters: method get, and fields named as the filters, after the id of the element and a hyphen where it has one.',
});

/** The same of a block with one item. */
export const detailSlots = (item: string) => ({
  '': `What is shown, ${item}, where it comes from no address, or until it has come: an element with a heading, and a time element whose datetime says when.`,
  previous: 'A link of your own in place of the one that leads back.',
});

/** What every element with filters and pages does for whoever cannot see it. */
export const ofFilters = [
  'The filters are a form with the role search; how many items fit is told as a status.',
  'Where previous or next lead nowhere they have aria-disabled, and keep the focus.',
];
