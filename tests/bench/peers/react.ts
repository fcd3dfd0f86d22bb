import { version } from 'react';
import type { Lab } from '../lab';
import { bundled } from './bundled';
import type { Stack } from './stack';

/** React in custom elements with r2wc and nothing else: what this suite would be without its kernel. */
export async function react(lab: Lab): Promise<Stack> {
  const page = await bundled(lab, 'react-elements', "import './react-elements';");
  return {
    name: 'React elements',
    version,
    widgets: {
      tabs: {
        page: page(
          '<react-tabs><section><h3>Size</h3><p>Forty by sixty centimetres.</p></section><section><h3>Care</h3><p>Cold &amp; gentle, then dry it flat.</p></section><section><h3>Origin</h3><p>Woven in Guimarães, Portugal.</p></section></react-tabs>',
        ),
        clicks: ['react-tabs >> button:nth-child(2)', 'react-tabs >> button:nth-child(3)'],
        answered: (later) =>
          document.querySelectorAll('react-tabs section')[later ? 2 : 1]!.checkVisibility(),
        brought: [],
      },
      quantity: {
        page: page('<react-quantity value="2"></react-quantity>'),
        clicks: ['react-quantity >> [part=add]', 'react-quantity >> [part=add]'],
        answered: (later) =>
          document.querySelector('react-quantity')!.shadowRoot!.querySelector('input')!.value ===
          (later ? '4' : '3'),
        brought: [],
      },
    },
  };
}
