import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { dashed } from '../../../../shared/contract/parse';
import { attributesIn, startTag } from '../source/start-tag';
import { control } from './control';
import type { Playground } from './state';

/** A control for every attribute of the contract. */
export function controls(
  { tag, contract, choice }: Playground,
  change: (name: string, value: string | null) => void,
): TemplateResult {
  if (!startTag(choice.source, tag)) {
    return html`<p class="problem">
      There is no &lt;${tag}&gt; in the HTML below, so there is nothing to set. Write one, or choose
      an example.
    </p>`;
  }
  const written = attributesIn(choice.source, tag);
  const specs = Object.entries(contract.attributes);
  return html`<h3>Attributes</h3>
    ${specs.map(([prop, spec]) => {
      const name = dashed(prop);
      return control({
        name,
        spec,
        value: written[name] ?? null,
        change: (value) => change(name, value),
      });
    })}
    ${specs.length ? '' : html`<p class="hint">It has none.</p>`}`;
}
