import type { ChurchArticle } from './church-article';
import type { ChurchEvent } from './church-event';
import type { ChurchGroup } from './church-group';
import type { ChurchPerson } from './church-person';
import type { ChurchSermon } from './church-sermon';
import { pictureOf } from './pictures';
import type { Congregation } from './read-congregation';

export const KINDS = ['events', 'groups', 'sermons', 'articles', 'people'] as const;

export type KindName = (typeof KINDS)[number];

/** What the elements read, each kind as its schema has it: every item with its page and its picture. */
export const feedsOf = ({ events, groups, sermons, articles, people }: Congregation) => ({
  events: events.map(eventData),
  groups: groups.map(groupData),
  sermons: sermons.map(sermonData),
  articles: articles.map(articleData),
  people: people.map(personData),
});

export type Feeds = ReturnType<typeof feedsOf>;

/** Where the data of a kind is, or of one of its items. */
export const feedAddress = (kind: KindName, id?: string): string =>
  id === undefined ? `/church/${kind}.json` : `/church/${kind}/${id}.json`;

const shown = (kind: KindName, { id, picture }: { id: string; picture: string }) => ({
  href: `/church/${kind}/${id}`,
  image: pictureOf(picture),
});

const eventData = ({ picture, ...event }: ChurchEvent) => ({
  ...event,
  ...shown('events', { id: event.id, picture }),
});

const groupData = ({ picture, leader, email, ...group }: ChurchGroup) => ({
  ...group,
  ...shown('groups', { id: group.id, picture }),
  coordinator: { name: leader, email },
});

const sermonData = ({ picture, recording, notes, ...sermon }: ChurchSermon) => ({
  ...sermon,
  ...shown('sermons', { id: sermon.id, picture }),
  audio: recording && `/church/files/${recording}`,
  download: recording && `/church/files/${recording}`,
  notes: notes && `/church/sermons/${sermon.id}/notes`,
});

const articleData = ({ picture, ...article }: ChurchArticle) => ({
  ...article,
  ...shown('articles', { id: article.id, picture }),
});

const personData = ({ picture, groups, phone, ...person }: ChurchPerson) => ({
  ...person,
  ...shown('people', { id: person.id, picture }),
  group: groups,
  workPhone: phone,
});
