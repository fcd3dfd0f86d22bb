import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { compile, compilers } from './compile';
import type { Sample } from './compile';

const page = (jsx: string) => `import type {} from 'wb-elements/react';
export const Page = () => ${jsx};`;

/** TypeScript itself takes any name with a hyphen in JSX; in an object it looks at every one. */
const spread = (tag: string, type: string, attributes: string) => `
import 'wb-elements/react';
import type { ${type} } from 'wb-elements/react';
export const Page = () => <${tag} {...(${attributes} satisfies ${type})} />;`;
const unknown = /Object literal may only specify known properties/;

const samples: Sample[] = [
  {
    sentence: 'attributes as HTML spells them',
    code: page(`<wb-add-to-cart product-handle="linen-shirt" default-variant-id="101" timeout={20}>
      <wb-variant-picker product-handle="linen-shirt" variant-type="radio" />
      <wb-quantity value="2" name="quantity" />
    </wb-add-to-cart>`),
  },
  {
    sentence: 'what all HTML takes',
    code: page(`<wb-price id="a" className="b" slot="c" title="d" hidden data-any-thing="e"
      aria-label="f" aria-describedby="g" style={{ color: 'red' }} key="h" onClick={() => undefined}
      lang="en" tabIndex={0} role="note">Soon</wb-price>`),
  },
  {
    sentence: 'an event with its detail, and a ref',
    code: `import type { WbTabsElement } from 'wb-elements/types';
      import 'wb-elements/react';
      import { useRef } from 'react';
      export function Page() {
        const tabs = useRef<WbTabsElement>(null);
        return <wb-tabs ref={tabs} active={2} trigger="hover"
          onwb-tabs-change={(event) => { tabs.current!.active = event.detail.active; }} />;
      }`,
  },
  {
    sentence: 'a listener that needs no event',
    code: page('<wb-add-to-cart onwb-add-to-cart-added={() => undefined} />'),
  },
  {
    sentence: 'an attribute of one word that is misspelled',
    code: page('<wb-tabs activ={2} />'),
    error: /Property 'activ' does not exist/,
  },
  {
    sentence: 'an attribute of another element',
    code: page('<wb-tabs value="2" />'),
    error: /Property 'value' does not exist/,
  },
  {
    sentence: 'attributes with a hyphen, written as an object',
    code: spread('wb-price', 'WbPriceAttributes', "{ 'product-handle': 'linen-shirt' }"),
  },
  {
    sentence: 'an attribute with a hyphen that is misspelled, written as an object',
    code: spread('wb-price', 'WbPriceAttributes', "{ 'product-handel': 'linen-shirt' }"),
    error: unknown,
  },
  {
    sentence: 'the name of a property in place of the attribute',
    code: page('<wb-price productHandle="linen-shirt" />'),
    error: /Property 'productHandle' does not exist/,
  },
  {
    sentence: 'a word that is not among those allowed',
    code: page('<wb-tabs trigger="press" />'),
    error: /'"press"' is not assignable to type '"click" \| "hover"/,
  },
  {
    sentence: 'a number that is none',
    code: page('<wb-tabs active="second" />'),
    error: /'"second"' is not assignable to type 'number \| `\$\{number\}`/,
  },
  ...['wb-tabs-changed', 'wb-tab-change', 'wb-quantity-change'].map((name) => ({
    sentence: `an event that it does not fire, when its listener reads it: ${name}`,
    code: page(`<wb-tabs on${name}={(event) => void event.detail} />`),
    error: /Parameter 'event' implicitly has an 'any' type/,
  })),
  {
    sentence: 'an event that it does not fire, written as an object',
    code: spread('wb-tabs', 'WbTabsAttributes', "{ 'onwb-tabs-changed': () => undefined }"),
    error: unknown,
  },
  {
    sentence: 'an attribute with a hyphen that takes another type',
    code: page('<wb-price product-handle={5} />'),
    error: /'number' is not assignable to type 'string'/,
  },
  {
    sentence: 'a field that the detail has not',
    code: page('<wb-tabs onwb-tabs-change={({ detail }) => void detail.index} />'),
    error: /Property 'index' does not exist on type '{ active: number; }'/,
  },
  {
    sentence: 'a listener that is none',
    code: page('<wb-tabs onwb-tabs-change="open()" />'),
    error: /'string' is not assignable to type '\(event/,
  },
  {
    sentence: 'a ref to another element',
    code: `import type { WbPriceElement } from 'wb-elements/types';
      import { createRef } from 'react';
      export const Page = () => <wb-tabs ref={createRef<WbPriceElement>()} />;`,
    error: /not assignable to type/,
  },
  {
    sentence: 'a tag that is not there',
    code: page('<wb-tab />'),
    error: /Property 'wb-tab' does not exist on type 'JSX.IntrinsicElements'/,
  },
];

for (const [name, command] of Object.entries(compilers)) {
  describe(`In JSX of React 19, with ${name},`, () => {
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
