import { feed } from '../../shared/contract/attribute';
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
const sermonShape = knownFieldsOf({
  ...{ ...itemFields, ...mediaFields, preacher: words },
  passage: words,
});
const articleShape = knownFieldsOf({
  ...{ ...itemFields, ...mediaFields, author: words },
});
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
