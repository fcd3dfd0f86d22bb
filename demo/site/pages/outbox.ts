import type { KeptLetter } from '../mail/mail';
import { layout } from './layout';
import { html } from './markup';
import type { Markup } from './markup';

/** The letters of the site, newest first, with links that can be followed. */
export function outboxPage(letters: readonly KeptLetter[]): string {
  return layout({
    title: 'Outbox',
    description: 'The letters that this demonstration would have sent.',
    elements: false,
    main: html`
      <h1>Outbox</h1>
      <p class="summary">
        The letters that this demonstration would have sent. With a mail server they are sent, and
        this page is gone.
      </p>
      ${
        letters.length === 0
          ? html`<p>
              There is none yet. <a href="/customer/registration">Become a customer</a>, and one
              comes.
            </p>`
          : html`<ol class="records">
              ${letters.map(letter)}
            </ol>`
      }
    `,
  });
}

function letter({ to, subject, body, writtenAt }: KeptLetter): Markup {
  const time = writtenAt.toISOString();
  return html`<li>
    <h2>${subject}</h2>
    <p class="summary">
      To ${to}, <time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time>
    </p>
    <div>${body.split('\n').map(line)}</div>
  </li> `;
}

/** A line that is an address of this site leads there, by whatever name the site was reached. */
function line(text: string): Markup {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return html`${text}<br />`;
  const { pathname, search } = new URL(text);
  return html`<a href="${pathname}${search}">${text}</a><br />`;
}
