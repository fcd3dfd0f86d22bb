import { costOf } from './lab';
import type { Lab } from './lab';
import { PLAIN_QUANTITY } from './floor';
import { inTurn } from './row';
import type { Section } from './row';
import { bring } from './upgrade';
import { floorPage, pageOf, widgets } from './widgets';

const MANY = 1000;

/**
 * What it costs to draw 1,000 elements in the browser that the publish step has not drawn, all at
 * once and awake, with React there already; the floor is a custom element of no library.
 */
export async function mounting(lab: Lab, rounds: number): Promise<Section> {
  const all = await widgets();
  const widget = all.find(({ name }) => name === 'quantity')!;
  const other = all.find(({ name }) => name === 'counter')!;
  const ours = pageOf(widget, { count: MANY, drawn: false, loader: false });
  const floor = floorPage('<plain-quantity value="2"></plain-quantity>', undefined, MANY);
  lab.server.page('/floor.js', PLAIN_QUANTITY, { 'content-type': 'text/javascript' });

  const values = await inTurn(rounds, {
    async ours() {
      const stage = await lab.open(ours);
      await bring(stage.page, other.tag);
      const cost = await costOf(stage, (page) => bring(page, widget.tag));
      await stage.close();
      return cost;
    },
    async floor() {
      const stage = await lab.open(floor);
      const cost = await costOf(stage, (page) =>
        page.evaluate(async (address) => {
          await import(address);
        }, '/floor.js'),
      );
      await stage.close();
      return cost;
    },
  });
  return {
    title: 'Mounting in the browser; the floor is a custom element of no library',
    rows: [{ figure: '1,000 wb-quantity, undrawn', unit: 'ms', ...values }],
  };
}
