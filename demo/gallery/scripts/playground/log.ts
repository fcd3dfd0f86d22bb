import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { LogEntry, Playground } from './state';

const SHOWN = 100;

/** What happened in the example, the latest first. Its count alone is read out. */
export const log = ({ log: entries }: Playground, clear: () => void): TemplateResult => html`
  <p class="row">
    <span class="quiet" role="status">${countOf(entries)}</span>
    <button type="button" ?disabled=${entries.length === 0} @click=${clear}>Clear</button>
  </p>
  <ol class="log" reversed>
    ${entries.slice(-SHOWN).toReversed().map(line)}
  </ol>
`;

const countOf = (entries: LogEntry[]) =>
  entries.length === 0
    ? 'Nothing has happened yet. Touch the example.'
    : `${entries.length} so far, the latest: ${entries.at(-1)!.name}.`;

const line = ({ time, kind, name, key, cancelable, detail }: LogEntry) =>
  html`<li>
    <time class="quiet" datetime=${time.toISOString()}>${time.toTimeString().slice(0, 8)}</time>
    <code>${name}</code>
    <span class="quiet"
      >${kind}${cancelable ? ', can be prevented' : ''}${key ? html` of <code>${key}</code>` : ''}</span
    >
    ${detail === 'null' ? '' : html`<pre>${detail}</pre>`}
  </li>`;
