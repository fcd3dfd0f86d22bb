import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { violationsIn } from './judged';
import {
  claim,
  type Host,
  type Listed,
  reachState,
  settled,
  show,
  statesOf,
  theStage,
} from './stage';

/** Of 800 pixels, what 1,280 are at a zoom of 200 %, and the narrowest that counts. */
const windows = [
  { dir: 'ltr', width: 800, what: 'ltr' },
  { dir: 'ltr', width: 640, what: '200 %' },
  { dir: 'rtl', width: 320, what: 'rtl, 320 px' },
];

/** What an element draws: as its contract says, for everybody, and alive through a move. */
export function describeDrawing(listed: Listed): void {
  const { tag, parts = {}, slots = {} } = listed.contract;

  it('has in some example or state each part and slot it names, and draws no others', async () => {
    const drawn = { parts: new Set<string>(), slots: new Set<string>() };
    for (const state of statesOf(listed)) {
      const { shadowRoot } = await reachState(state, tag);
      for (const node of shadowRoot!.querySelectorAll('[part]')) {
        for (const part of node.part) drawn.parts.add(part);
      }
      for (const slot of shadowRoot!.querySelectorAll('slot')) drawn.slots.add(slot.name);
      claim(tag, state.example.warns);
    }
    expect([...drawn.parts].toSorted()).to.deep.equal(Object.keys(parts).toSorted());
    expect([...drawn.slots].toSorted()).to.deep.equal(Object.keys(slots).toSorted());
  });

  for (const state of statesOf(listed)) {
    describe('for everybody', () => {
      afterEach(() => setViewport({ width: 800, height: 600 }));

      for (const { dir, width, what } of windows) {
        it(`is accessible: ${state.name} (${what})`, async () => {
          await setViewport({ width, height: 600 });
          const host = await reachState(state, tag);
          theStage.dir = dir;
          await settled();
          expect(await violationsIn(host.parentElement!)).to.deep.equal([]);
          claim(tag, state.example.warns);
        });
      }
    });

    it(`keeps its state through a move: ${state.name}`, async () => {
      const host = await reachState(state, tag);
      const box = theStage.firstElementChild!;
      const before = stateOf(host);
      const there = document.createElement('section');
      theStage.append(there);
      there.append(box);
      await settled();
      expect(stateOf(host)).to.deep.equal(before);
      box.remove();
      there.append(box);
      await settled();
      expect(stateOf(host)).to.deep.equal(before);
      claim(tag, state.example.warns);
    });
  }

  it('is drawn in every example, beside others of its kind', async () => {
    for (const example of listed.demo.examples) {
      for (const host of show(example, tag)) {
        expect(host).to.be.instanceOf(customElements.get(tag));
        expect(host.shadowRoot!.querySelector('[data-wb-root]')!.childElementCount).to.be.above(0);
      }
      await settled();
      claim(tag, example.warns);
    }
  });
}

/** What a visitor and React have made of an element. */
function stateOf(host: Host) {
  const fields = [host.shadowRoot!, host].flatMap((root) => [
    ...root.querySelectorAll<HTMLInputElement>('input, select, textarea'),
  ]);
  return {
    root: (host as unknown as Record<symbol, { root: object }>)[Symbol.for('r2wc.context')]?.root,
    shadow: host.shadowRoot!.innerHTML,
    content: host.innerHTML,
    values: fields.map(({ value, checked }) => [value, checked]),
  };
}
