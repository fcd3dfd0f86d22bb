import type { Feeds } from '../congregation/feeds';
import { articleItem } from './church-items';
import { carried, churchLayout } from './church-layout';
import { html } from './markup';

/** The latest article, from data, and below it the others, written into the page. */
export function churchArticlesPage({ articles }: Feeds): string {
  const latest = carried('articles', articles.slice(0, 1), articles[0]?.id ?? 'latest');
  return churchLayout({
    title: 'News',
    description: 'What the church on the hill has to tell: roofs, bells, soup and owls.',
    here: '/church/articles',
    data: latest.data,
    main: html`
      <h1>News</h1>
      <wb-article-featured
        src="${latest.address}"
        in-address="off"
        heading-level="2"
      ></wb-article-featured>
      <h2>Before that</h2>
      <wb-article-list filters="category author" per-page="3">
        ${articles.slice(1).map(articleItem)}
      </wb-article-list>
    `,
  });
}
