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

/** Beside one of 800 pixels: what 1,280 are at a zoom of 200 %, and the narrowest that counts. */
const narrow = [
  { dir: 'ltr', width: 640, what: '200 %' },
  { dir: 'rtl', width: 320, what: 'rtl, 320 px' },
];

/** What an element draws: as its contract says, for everybody, and alive through a move. */
export function describeDrawing(listed: Listed): void {
  const { tag, parts = {}, slots = {} } = listed.contract;
  const states = statesOf(listed).map((state) => ({ state, seen: once(() => look(state, tag)) }));

  for (const { state, seen } of states) {
    it(`keeps its state through a move: ${state.name}`, async () => {
      const { host } = await seen();
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

  it('has in some example or state each part and slot it names, and draws no others', async () => {
    const drawn = { parts: new Set<string>(), slots: new Set<string>() };
    for (const { state, seen } of states) {
      const found = await seen();
      for (const name of found.parts) drawn.parts.add(name);
      for (const name of found.slots) drawn.slots.add(name);
      claim(tag, state.example.warns);
    }
    expect([...drawn.parts].toSorted()).to.deep.equal(Object.keys(parts).toSorted());
    expect([...drawn.slots].toSorted()).to.deep.equal(Object.keys(slots).toSorted());
  });

  describe('for everybody', () => {
    for (const { state, seen } of states) {
      it(`is accessible: ${state.name} (ltr)`, async () => {
        expect((await seen()).violations).to.deep.equal([]);
        claim(tag, state.example.warns);
      });
    }
  });

  for (const { dir, width, what } of narrow) {
    describe('for everybody', () => {
      before(() => setViewport({ width, height: 600 }));
      after(() => setViewport({ width: 800, height: 600 }));

      for (const { state } of states) {
        it(`is accessible: ${state.name} (${what})`, async () => {
          const host = await reachState(state, tag);
          if (dir === 'rtl') {
            theStage.dir = dir;
            await settled();
          }
          expect(await violationsIn(host.parentElement!)).to.deep.equal([]);
          claim(tag, state.example.warns);
        });
      }
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

/** Reaches a state, and takes down all that can be seen of it before anything is done to its element. */
async function look(state: Parameters<typeof reachState>[0], tag: string) {
  const host = await reachState(state, tag);
  const nodes = [...host.shadowRoot!.querySelectorAll('*')];
  return {
    host,
    parts: nodes.flatMap((node) => [...node.part]),
    // The names of ours are of slots that have no content yet.
    slots: nodes
      .filter((node) => node instanceof HTMLSlotElement && !node.name.startsWith('wb-'))
      .map((node) => (node as HTMLSlotElement).name),
    violations: await violationsIn(host.parentElement!),
  };
}

/** Done at the first call; later ones have the same result. */
function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}

/** What a visitor and React have made of an element. */
function stateOf(host: Host) {
  const fields = [host.shadowRoot!, host].flatMap((root) => [
    ...root.querySelectorAll<HTMLInputElement>('input, select, textarea'),
  ]);
  return {
    root: (host as unknown as Record<symbol, { root: object }>)[Symbol.for('r2wc.context')]?.root,
    shadow: host.shadowRoot!.innerHTML.replace(ARRIVAL, ''),
    content: contentOf(host),
    values: fields.map(({ value, checked }) => [value, checked]),
  };
}

/** Whether another site's page has come into its frame yet, which hangs on the network. */
const ARRIVAL = / data-arrival="(?:loading|there)" tabindex="-1" aria-busy="(?:true|false)"/g;

/** What PhotoSwipe draws changes by itself as pictures arrive: only that it is there counts. */
function contentOf(host: Host) {
  const copy = document.createElement('template');
  copy.innerHTML = host.innerHTML;
  for (const viewer of copy.content.querySelectorAll('.pswp')) viewer.replaceWith('pswp');
  return copy.innerHTML;
}
