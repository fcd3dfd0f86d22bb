import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { amount } from '../../pages/amount';
import type { Playground } from './state';

const HOW: Partial<Record<string, string>> = {
  interaction: 'Touch it to wake it.',
  script: 'Touch it as you like: it does without being awake, and only a script wakes it.',
  visible: 'Held asleep here until you touch it; on a page it wakes by itself.',
};

interface Actions {
  wake: () => void;
  sleep: () => void;
}

/** Whether the element sleeps, and what has come over the line for it so far. */
export function life(playground: Playground, { wake, sleep }: Actions): TemplateResult {
  const { choice, drawn, contract } = playground;
  if (choice.mode === 'source') {
    return html`<span class="badge">Not published</span> As its author wrote it: the suite is not on
      this page.`;
  }
  if (choice.mode === 'static') {
    return html`<span class="badge">No script</span> 0 requests. What the publish step drew reads,
      links lead, forms are sent.`;
  }
  const code = cost(playground, drawn.files);
  if (drawn.awake) {
    const { filesAsleep } = drawn;
    return html`<span class="badge" data-awake>Awake</span> ${code}
      ${filesAsleep ? html`Asleep it was ${cost(playground, filesAsleep)}` : ''}
      ${
        choice.mode === 'asleep'
          ? html`<button type="button" @click=${sleep}>Put it back to sleep</button>`
          : ''
      }`;
  }
  const how = HOW[contract.wakes] ?? HOW['visible'];
  return html`<span class="badge">Asleep</span> ${code} ${how}
    <button type="button" @click=${wake}>Wake it</button>`;
}

/** What happened last, for those who look at the HTML meanwhile; nothing that is read out. */
export const latest = ({ log }: Playground): TemplateResult => {
  const last = log.at(-1);
  return last ? html`${last.kind} <code>${last.name}</code>` : html``;
};

function cost({ weights }: Playground, files: string[]): string {
  const bytes = files.reduce((total, name) => total + (weights[name] ?? 0), 0);
  const requests = `${files.length} ${files.length === 1 ? 'request' : 'requests'}`;
  return files.length ? `${requests}, ${amount(bytes)}.` : '0 requests.';
}
