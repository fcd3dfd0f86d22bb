import { feedAddress } from '../congregation/feeds';
import type { KindName } from '../congregation/feeds';
import { layout } from './layout';
import { html, jsonMarkup } from './markup';
import type { Markup } from './markup';

export const churchName = 'Church on the hill';

const LINKS = [
  ['/church', 'What is on'],
  ['/church/groups', 'Groups'],
  ['/church/sermons', 'Sermons'],
  ['/church/articles', 'News'],
  ['/church/people', 'People'],
] as const;

interface ChurchParts {
  title: string;
  description: string;
  /** The link of the header that is this page, or leads to those like it. */
  here: string;
  main: Markup;
  /** Data that elements of the page draw, by its address. */
  data?: Readonly<Record<string, unknown>>;
  /** The day on which it is drawn, as 2026-11-26, for what comes next. */
  today?: string | undefined;
}

/** A page of the congregation. */
export const churchLayout = ({
  title,
  description,
  here,
  main,
  data,
  today,
}: ChurchParts): string =>
  layout({
    title,
    site: churchName,
    description,
    theme: 'church-theme',
    language: 'en-GB',
    footer: `${churchName}. Whoever comes is welcome, on Sundays at ten.`,
    head: html`<link rel="stylesheet" href="/site/church.css" />
      <script type="application/json" data-wb-page>
        ${jsonMarkup({ timeZone: 'Europe/Berlin', now: today })}
      </script>
      ${
        data &&
        html`<script type="application/json" data-wb-feeds>
          ${jsonMarkup(data)}
        </script>`
      }`,
    header: html`<header class="header">
      <a class="name" href="/church">${churchName}</a>
      <nav class="row" aria-label="Site">
        ${LINKS.map(
          ([href, text]) =>
            html`<a href="${href}" ${href === here && html`aria-current="page"`}>${text}</a> `,
        )}
      </nav>
    </header>`,
    main,
  });

/** An address of data, for a `src`, and the data, for the page that carries it. */
export const carried = (kind: KindName, items: readonly { id: string }[], id?: string) => {
  const address = feedAddress(kind, id);
  return { address, data: { [address]: items } };
};
