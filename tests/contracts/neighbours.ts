import { expect } from '@open-wc/testing';
import { createElement, useEffect } from 'react';
import { define, errorsOf } from '../support/test-element';
import { isolate } from './driving';
import { claim, type Host, type Listed, settled, show, theStage } from './stage';

/** A definition that throws takes nobody down. */
export function describeNeighbours(elements: Listed[]): void {
  const plans = { 'in render': BrokenAtOnce, 'in an effect': BrokenLater };

  for (const [when, draw] of Object.entries(plans)) {
    it(`that throws ${when} shows its content, says so once, and leaves every other alive`, async function () {
      this.timeout(60_000);
      const broken = define(draw);
      const html = `<${broken}><p id="content">Content</p></${broken}>`;
      for (const { contract, demo } of elements) {
        const [example] = demo.examples;
        const both = { ...example!, html: `${html}${example!.html}${html}` };
        const errors = await errorsOf(async () => {
          show(both, contract.tag);
          await settled();
        });
        expect(errors).to.have.length(2);
        for (const error of errors) {
          expect(error).to.match(new RegExp(`<${broken}> stopped: planted\\. .+ Check .+`));
        }
        for (const content of theStage.querySelectorAll<HTMLElement>('#content')) {
          expect(content.checkVisibility()).to.equal(true);
          expect(content.getBoundingClientRect().height).to.be.above(0);
        }
        const neighbour = theStage.querySelector<Host>(contract.tag)!;
        expect(
          neighbour.shadowRoot!.querySelector('[data-wb-root]')!.childElementCount,
        ).to.be.above(0);
        claim(contract.tag, example!.warns ?? `<${broken}> stopped`);
      }
    });
  }

  it('that throws leaves its neighbours answering', async function () {
    this.timeout(60_000);
    const broken = define(plans['in render']);
    for (const { contract, demo } of elements) {
      // What keeps them apart is the same in each state.
      for (const { name, example, reach, warns } of (demo.states ?? []).slice(0, 1)) {
        const from = demo.examples.find((it) => it.name === example) ?? demo.examples[0]!;
        const shot = async (html: string) => {
          // What a server answers first is the same each time.
          const restore = isolate();
          const [host] = show({ ...from, html }, contract.tag);
          await settled();
          reach(host!);
          const drawn = await finalDrawing(host!);
          restore();
          return drawn;
        };
        const alone = await shot(from.html);
        let beside = '';
        const errors = await errorsOf(
          async () => (beside = await shot(`<${broken}></${broken}>${from.html}`)),
        );
        expect(beside, `${contract.tag}, ${name}: ${errors.join()}`).to.equal(alone);
        claim(contract.tag, from.warns ?? `<${broken}> stopped`);
        claim(contract.tag, warns);
      }
    }
  });
}

/** What an element has drawn once it draws no more; a state may be reached over several drawings. */
async function finalDrawing({ shadowRoot }: Element): Promise<string> {
  let before: string;
  let drawn = '';
  await settled();
  do {
    before = drawn;
    await settled();
    drawn = shadowRoot!.innerHTML;
  } while (drawn !== before);
  return drawn.replace(ARRIVAL, '');
}

/** How far something of another site has come, which is that site's matter. */
const ARRIVAL = / (data-arrival|aria-busy)="\w+"/g;

function BrokenAtOnce(): never {
  throw new Error('planted');
}

function BrokenLater() {
  useEffect(() => {
    throw new Error('planted');
  }, []);
  return createElement('p', null, 'drawn');
}
