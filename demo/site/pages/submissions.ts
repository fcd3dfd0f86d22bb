import { forms } from '../forms/forms';
import { fileAddress } from '../submissions/read';
import type { Arrived, ArrivedFile } from '../submissions/read';
import { layout } from './layout';
import { html } from './markup';
import type { Markup } from './markup';

/**
 * What arrived by the forms, as text, newest first.
 * @param next where the next page begins, when there is one
 */
export function submissionsPage(arrived: readonly Arrived[], next: number | undefined): string {
  return layout({
    title: 'Submissions',
    description: 'What arrived by the forms of the site.',
    elements: false,
    main: html`
      <h1>Submissions</h1>
      <p class="summary">
        What the forms of this demonstration brought. On a site of yours this page stands behind a
        log-in.
      </p>
      ${
        arrived.length === 0
          ? html`<p>
              Nothing has arrived yet. <a href="/contact">Write something</a>, and it shows here.
            </p>`
          : html`<ol class="records">
              ${arrived.map(submission)}
            </ol>`
      }
      ${
        next !== undefined &&
        html`<p><a class="action" href="/submissions?before=${next}">Older ones</a></p>`
      }
    `,
  });
}

function submission({ id, formId, receivedAt, fields, files }: Arrived): Markup {
  const time = receivedAt.toISOString();
  return html`<li>
    <h2>${forms.get(formId)?.title ?? formId} ${id}</h2>
    <p class="summary">
      <time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time>
    </p>
    <dl>
      ${fields.map(
        ({ label, value }) =>
          html`<dt>${label}</dt>
            <dd>${value === '' ? '–' : value}</dd> `,
      )}
      ${files.map((it) => file(it, labelOf(formId, it.field)))}
    </dl>
  </li> `;
}

const labelOf = (formId: string, field: string) =>
  forms.get(formId)?.fields.find(({ name }) => name === field)?.label ?? field;

const file = ({ id, name, type, size }: ArrivedFile, label: string): Markup =>
  html`<dt>${label}</dt>
    <dd><a href="${fileAddress(id)}" download>${name}</a> (${type}, ${size} bytes)</dd> `;
