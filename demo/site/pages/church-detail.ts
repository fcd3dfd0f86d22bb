import type { Feeds, KindName } from '../congregation/feeds';
import { wholeArticle, wholeGroup } from './church-items';
import { carried, churchLayout } from './church-layout';
import { html } from './markup';
import type { Markup } from './markup';

type Item<K extends KindName> = Feeds[K][number];

/** The block of each kind: from data, or written into the page as the server has it. */
const blocks: { [K in KindName]: (item: Item<K>, address: string) => Markup } = {
  events: (_, address) =>
    html`<h1 class="kicker">Event</h1>
      <wb-event-detail src="${address}" previous-href="/church#events"></wb-event-detail>`,
  groups: (group) =>
    html`<wb-group-detail previous-href="/church/groups">${wholeGroup(group)}</wb-group-detail>`,
  sermons: (_, address) =>
    html`<h1 class="kicker">Sermon</h1>
      <wb-sermon-detail src="${address}" previous-href="/church/sermons"></wb-sermon-detail>`,
  articles: (article) =>
    html`<wb-article-detail previous-href="/church/articles"
      >${wholeArticle(article)}</wb-article-detail
    >`,
  people: (_, address) =>
    html`<h1 class="kicker">Who works here</h1>
      <wb-staff-detail src="${address}" previous-href="/church/people"></wb-staff-detail>`,
};

/** The page of one item of a kind. */
export function churchDetailPage<K extends KindName>(
  kind: K,
  item: Item<K>,
  today: string,
): string {
  const { address, data } = carried(kind, [item], item.id);
  return churchLayout({
    title: item.title,
    description: item.text.split('\n')[0]!,
    here: kind === 'events' ? '/church' : `/church/${kind}`,
    data,
    today,
    main: blocks[kind](item, address),
  });
}
