import { choiceOf } from '../../elements/storefront/choice';
import { variantIndex } from '../../elements/storefront/variant-index';
import { findVariant, reachable } from '../../elements/storefront/variants';
import { LINEN_TITLES, linenShirts } from '../elements/storefront/catalogue';
import type { Section } from './row';

/**
 * Finding one of 2,000 variants, in Node, warm. The floor is the look-up alone: a map from the
 * values in one text to the variant. CPU time of the process, so other work on the machine is not in it.
 */
export function resolving(rounds: number): Section {
  const product = linenShirts([...LINEN_TITLES]);
  const loose = linenShirts();
  const choices = product.variants.map(({ options }) =>
    choiceOf(LINEN_TITLES.map((title, at) => [title, options[at]!])),
  );
  const at = (turn: number) => (turn * 7) % choices.length;
  const keyOf = (options: readonly string[]) => options.join('\0');
  const byKey = new Map(product.variants.map((it) => [keyOf(it.options), it]));
  const look = (turn: number) => byKey.get(keyOf(product.variants[at(turn)]!.options));
  const mark = (turn: number) => {
    const [, colour, cut] = product.variants[at(turn)]!.options;
    const sizes = variantIndex(product).values[0]!;
    return sizes.filter((size) => byKey.get(keyOf([size, colour!, cut!]))?.available);
  };

  // The first rounds are not counted: the engine compiles meanwhile.
  const each = (calls: number, call: (turn: number) => unknown, ahead = 3) =>
    Array.from({ length: ahead + rounds }, () => microseconds(calls, call)).slice(ahead);
  return {
    title: 'Finding one of 2,000 variants; the floor is a look-up in a map',
    rows: [
      {
        figure: 'a choice, options by position',
        unit: 'us',
        ours: each(20_000, (turn) => findVariant(product, LINEN_TITLES, choices[at(turn)]!)),
        floor: each(20_000, look),
        target: 0.5,
      },
      {
        figure: 'a choice, options in any order',
        unit: 'us',
        ours: each(20_000, (turn) => findVariant(loose, LINEN_TITLES, choices[at(turn)]!)),
        floor: each(20_000, look),
        target: 0.5,
      },
      {
        figure: 'which of 40 values lead on',
        unit: 'us',
        ours: each(2000, (turn) => reachable(product, LINEN_TITLES, choices[at(turn)]!, 'Size')),
        floor: each(2000, mark),
        target: 20,
      },
      {
        figure: 'building the index, once',
        unit: 'us',
        ours: each(1, () => variantIndex(linenShirts([...LINEN_TITLES])), 0),
        target: 6000,
      },
    ],
  };
}

function microseconds(calls: number, call: (turn: number) => unknown): number {
  let seen = 0;
  const before = process.cpuUsage();
  for (let turn = 0; turn < calls; turn += 1) if (call(turn)) seen += 1;
  const { user, system } = process.cpuUsage(before);
  if (!seen) throw new Error('Nothing was found, so nothing was measured.');
  return (user + system) / calls;
}
