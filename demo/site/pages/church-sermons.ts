import type { Feeds } from '../congregation/feeds';
import { asAttributes, choiceIn } from './church-choice';
import type { Choice } from './church-choice';
import { carried, churchLayout } from './church-layout';
import { html } from './markup';

const FILTERS = ['series', 'preacher', 'passage', 'search'];

/** All sermons, to be listened to in place. */
export function churchSermonsPage({ sermons }: Feeds, query: Choice = {}): string {
  const { address, data } = carried('sermons', sermons);
  return churchLayout({
    title: 'Sermons',
    description: 'What was said on Sundays at the church on the hill, to listen to and to read.',
    here: '/church/sermons',
    data,
    main: html`
      <h1>Sermons</h1>
      <p class="lead">For those who were away, and for those who want to hear it again.</p>
      <wb-sermon-layout
        src="${address}"
        filters="${FILTERS.join(' ')}"
        order="latest"
        heading-level="2"
        ${asAttributes(choiceIn(query, [...FILTERS, 'page']))}
      ></wb-sermon-layout>
    `,
  });
}

/** What can be read along with a sermon. */
export const churchNotesPage = (title: string, notes: string, back: string): string =>
  churchLayout({
    title: `Notes: ${title}`,
    description: `What can be read along with “${title}”.`,
    here: '/church/sermons',
    main: html`
      <p class="trail"><a href="${back}">Back to the sermon</a></p>
      <h1>${title}</h1>
      ${notes.split('\n\n').map((text) => html`<p class="lead">${text}</p> `)}
    `,
  });
