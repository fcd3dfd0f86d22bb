import type { Answers } from '../../../shared/programs/answers/answer';
import { amountIn, fieldOf, isFixed, stepped } from './amount';

/** Its buttons write the next amount into the field. */
export const answers: Answers = {
  click({ host, on }) {
    const input = fieldOf(host);
    const by = on('[part=add]') ? 1 : on('[part=remove]') ? -1 : undefined;
    if (!by || !input || isFixed(input)) return undefined;
    const [before, next] = [input.value, stepped(input, by)];
    if (next === amountIn(input)) return undefined;
    input.value = String(next);
    return () => void (input.value = before);
  },
};
