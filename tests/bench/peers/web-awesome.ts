import type { Lab } from '../lab';
import { bundled } from './bundled';
import { versionOfPeer } from './installed';
import type { Stack } from './stack';

/** The name of its package. */
export const PACKAGE = '@awesome.me/webawesome';

/** Web Awesome at its best: only the component used, in one bundle, with its default theme. */
export async function webAwesome(lab: Lab): Promise<Stack> {
  const version = versionOfPeer(PACKAGE);
  const pageWith = (name: string) =>
    bundled(
      lab,
      `web-awesome-${name}`,
      `import '${PACKAGE}/dist/styles/themes/default.css';
       import '${PACKAGE}/dist/components/${name}/${name}.js';`,
    );
  const [tabs, quantity] = [await pageWith('tab-group'), await pageWith('number-input')];
  return {
    name: 'Web Awesome',
    version,
    widgets: {
      tabs: {
        page: tabs(`<wa-tab-group><wa-tab panel="size">Size</wa-tab><wa-tab panel="care">Care</wa-tab><wa-tab panel="origin">Origin</wa-tab>
<wa-tab-panel name="size"><p>Forty by sixty centimetres.</p></wa-tab-panel><wa-tab-panel name="care"><p>Cold &amp; gentle, then dry it flat.</p></wa-tab-panel><wa-tab-panel name="origin"><p>Woven in Guimarães, Portugal.</p></wa-tab-panel></wa-tab-group>`),
        clicks: ['wa-tab:nth-of-type(2)', 'wa-tab:nth-of-type(3)'],
        answered: (later) =>
          document.querySelectorAll('wa-tab-panel')[later ? 2 : 1]!.checkVisibility(),
        brought: [],
      },
      quantity: {
        page: quantity(
          '<wa-number-input label="Quantity" name="quantity" value="2" min="0"></wa-number-input>',
        ),
        clicks: [
          'wa-number-input >> [part~="stepper-increment"]',
          'wa-number-input >> [part~="stepper-increment"]',
        ],
        answered: (later) =>
          Number(document.querySelector<HTMLInputElement>('wa-number-input')!.value) ===
          (later ? 4 : 3),
        brought: [],
      },
    },
  };
}
