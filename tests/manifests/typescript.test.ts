import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { compile, compilers } from './compile';
import type { Sample } from './compile';

const types = "import type {} from 'wb-elements/types';\n";
const tabs = `${types}const tabs = document.createElement('wb-tabs');\n`;

const samples: Sample[] = [
  {
    sentence: 'a property of its type, read and set',
    code: `${tabs}tabs.active = 2; const active: number = tabs.active; tabs.trigger = 'hover';
      export default active;`,
  },
  {
    sentence: 'a property that is misspelled',
    code: `${tabs}tabs.activ = 2;`,
    error: /Property 'activ' does not exist on type 'WbTabsElement'/,
  },
  {
    sentence: 'a word that is not among those allowed',
    code: `${tabs}tabs.trigger = 'press';`,
    error: /'"press"' is not assignable to type '"click" \| "hover"'/,
  },
  {
    sentence: 'a text for a number',
    code: `${tabs}tabs.active = '2';`,
    error: /'string' is not assignable to type 'number'/,
  },
  {
    sentence: 'a method, found by a selector, where it may sleep',
    code: `${types}document.querySelector('wb-counter')?.restart?.();`,
  },
  {
    sentence: 'a method of an element that may sleep, called as if it were awake',
    code: `${types}document.querySelector('wb-counter')?.restart();`,
    error: /Cannot invoke an object which is possibly 'undefined'/,
  },
  {
    sentence: 'a method, once the element is awake',
    code: `${types}import type { wake } from 'wb-elements/loader';
      export const again = async (woken: typeof wake, counter: HTMLElementTagNameMap['wb-counter']) => {
        const awake = await woken(counter); awake.restart(); awake.addEventListener('click', () => {});
        return awake.isConnected;
      };`,
  },
  {
    sentence: 'a method that is given facts, and promises what it found',
    code: `${types}import type { wake } from 'wb-elements/loader';
    export const why = async (woken: typeof wake) => {
      const popup = await woken(document.createElement('wb-popup'));
      const { opens, reasons } = await popup.explain({ views: 3, lastVisit: null, device: 'mobile' });
      const sentences: string[] = reasons.map(({ sentence }) => sentence);
      return opens ? [] : sentences;
    };`,
  },
  {
    sentence: 'a method that is given a fact of the wrong kind',
    code: `${types}document.createElement('wb-popup').explain?.({ views: 'three' });`,
    error: /'string' is not assignable to type 'number'/,
  },
  {
    sentence: 'a method that is not there',
    code: `${types}document.querySelector('wb-counter')?.start();`,
    error: /This expression is not callable/,
  },
  {
    sentence: 'an event with its detail',
    code: `${tabs}tabs.addEventListener('wb-tabs-change', function (event) {
      const asked: number = event.detail.active; this.active = asked; event.preventDefault();
    }, { once: true });`,
  },
  {
    sentence: 'an event that is misspelled',
    code: `${tabs}tabs.addEventListener('wb-tabs-changed', () => undefined);`,
    error: /No overload matches this call/,
  },
  {
    sentence: 'a field that the detail has not',
    code: `${tabs}tabs.addEventListener('wb-tabs-change', ({ detail }) => detail.index);`,
    error: /Property 'index' does not exist on type '{ active: number; }'/,
  },
  {
    sentence: 'a listener that is taken away',
    code: `${tabs}const told = (event: CustomEvent<{ active: number }>) => event.detail.active;
      tabs.removeEventListener('wb-tabs-change', told);`,
  },
  {
    sentence: "the browser's own events, and a page's",
    code: `${tabs}tabs.addEventListener('click', ({ clientX }) => clientX);
      tabs.addEventListener('shop:opened', () => undefined);
      const name: string = 'any'; tabs.addEventListener(name, () => undefined);`,
  },
  {
    sentence: 'an event heard further up, where it has bubbled to',
    code: `${types}document.addEventListener('wb-quantity-change', ({ detail }) => detail.value.toFixed());
      document.body.addEventListener('wb-tabs-change', ({ detail }) => detail.active.toFixed());`,
  },
  {
    sentence: 'a wrong detail further up',
    code: `${types}document.addEventListener('wb-quantity-change', ({ detail }) => detail.active);`,
    error: /Property 'active' does not exist/,
  },
  {
    sentence: 'one element by its own entry, which brings its types along',
    code: `import 'wb-elements/quantity';
      const quantity = document.createElement('wb-quantity'); quantity.value += 1;`,
  },
  {
    sentence: 'an element as an HTMLElement, which it is',
    code: `${tabs}const element: HTMLElement = tabs; const node: Element = tabs; export { element, node };`,
  },
  {
    sentence: 'the types by name',
    code: `import type { WbPriceElement } from 'wb-elements/types';
      export const of = (price: WbPriceElement) => price.productHandle.length;`,
  },
];

for (const [name, command] of Object.entries(compilers)) {
  describe(`With ${name}`, () => {
    let said: string[] = [];
    before(async () => {
      said = await compile(command, samples);
    });

    samples.forEach(({ sentence, error }, index) =>
      it(`${error ? 'does not compile' : 'compiles'}: ${sentence}`, () => {
        if (error) assert.match(said[index]!, error);
        else assert.equal(said[index], '');
      }),
    );
  });
}

describe('The types of the elements', () => {
  const plain: Sample = {
    sentence: 'an element without an import',
    code: "document.createElement('wb-tabs').active = 2;",
  };

  it('are there for a whole project that names them in its tsconfig', async () => {
    const types = ['wb-elements/types'];
    assert.deepEqual(await compile('tsc', [plain], { types }), ['']);
    assert.match((await compile('tsc', [plain])).join(), /'active' does not exist/);
  });

  it('are found by the rules of Node too', async () => {
    const node = { module: 'nodenext', moduleResolution: 'nodenext' };
    assert.deepEqual(await compile('tsc', [samples[0]!], node), ['']);
  });
});
