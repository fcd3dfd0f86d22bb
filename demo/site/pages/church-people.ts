import type { Feeds } from '../congregation/feeds';
import { picture } from './church-items';
import { churchLayout } from './church-layout';
import { html } from './markup';

/** Who works for the congregation; each has a page. */
export const churchPeoplePage = ({ people }: Feeds): string =>
  churchLayout({
    title: 'People',
    description: 'Those who work for the church on the hill, and how to reach them.',
    here: '/church/people',
    main: html`
      <h1>People</h1>
      <p class="lead">Ring, write, or come by: one of us is there most mornings.</p>
      <ul class="cards people">
        ${people.map(
          ({ href, image, title, position }) =>
            html`<li class="card">
              <a href="${href}">
                ${picture({ ...image, alt: '' })}
                <h2>${title}</h2>
              </a>
              <p class="summary">${position}</p>
            </li> `,
        )}
      </ul>
    `,
  });

/** Where the form for groups leads once it has arrived. */
export const churchThanksPage = (): string =>
  churchLayout({
    title: 'Thank you',
    description: 'Your question has arrived.',
    here: '/church/groups',
    main: html`
      <h1>Thank you</h1>
      <p class="lead">
        It has arrived. Somebody of the group that fits will write to you this week.
      </p>
      <p><a class="action" href="/church">See what is on</a></p>
    `,
  });
