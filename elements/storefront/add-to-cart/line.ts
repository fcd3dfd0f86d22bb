import { latest } from '../../../shared/bus/bus';
import type { Start } from '../catalogue';
import { type Choice, choiceOf } from '../choice';
import { hasValue } from '../variants';
import { findAll } from '../../../shared/browser/links/find';
import { lineIn } from '../../../shared/browser/network/line-in';
import type { Line } from '../../../shared/browser/network/send-line';

/**
 * What a form has chosen. Its controls override the announced choice, since a picker may still be asleep
 * with a choice that the browser has restored.
 */
export function choiceIn(
  form: HTMLFormElement,
  { product, titles }: Start,
  announced: Choice,
): Choice {
  const fields = new FormData(form);
  const held = titles.flatMap((title) => {
    const value = fields.get(`options[${title}]`);
    // A line such as "Choose a size" is no choice.
    const isChoice = typeof value === 'string' && hasValue(product, titles, title, value);
    return isChoice ? [[title, value] as const] : [];
  });
  return choiceOf([...Object.entries(announced), ...held]);
}

/**
 * The line that a product form sends (spec 3). The id is the chosen variant's, else the form's own,
 * else the default variant's, else 0. The quantity is the form's, else the one chosen elsewhere in
 * the page, else the one that is shown there, else 1.
 */
export function lineOf(
  form: HTMLFormElement,
  handle: string,
  chosenId: string | undefined,
  defaultId: string,
): Line {
  const quantity = latest('product.quantity', handle)?.quantity ?? shownQuantity(handle);
  const line = lineIn(form, { id: defaultId, quantity });
  return chosenId === undefined ? line : { ...line, id: chosenId };
}

/** What the product's `<wb-quantity>` shows, which tells nobody of it before a visitor changes it. */
function shownQuantity(handle: string): number {
  const selector = `wb-quantity[product-handle="${CSS.escape(handle)}"] > input[slot="field"]`;
  const [field] = handle ? (findAll(selector) as HTMLInputElement[]) : [];
  return Number(field?.value || 1);
}
