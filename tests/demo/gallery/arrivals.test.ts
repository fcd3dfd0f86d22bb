import { expect } from '@open-wc/testing';
import '../../../elements/contact/booking/booking';
import '../../../elements/contact/map/map';
import '../../../elements/social/comments/comments';
import '../../../elements/social/social-embed/social-embed';
import { demo as booking } from '../../../demo/gallery/contact/booking.demo';
import { demo as map } from '../../../demo/gallery/contact/map.demo';
import { demo as comments } from '../../../demo/gallery/social/comments.demo';
import { demo as socialEmbed } from '../../../demo/gallery/social/social-embed.demo';
import { forgetConsent } from '../../support/consent';
import { expectWarning } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

const { fetch } = window;
const page = globalThis as { DISQUS?: object };
beforeEach(() => {
  forgetConsent();
  page.DISQUS = { reset: () => undefined };
  window.fetch = () => Promise.resolve(new Response());
});
after(() => {
  forgetConsent();
  delete page.DISQUS;
  window.fetch = fetch;
});

describe('The gallery shows', () => {
  for (const [tag, demo] of Object.entries({
    booking,
    comments,
    map,
    'social-embed': socialEmbed,
  })) {
    for (const [name, says] of [
      ['still waiting', 'Still waiting for'],
      ['blocked', 'Failed to load'],
    ] as const) {
      it(`wb-${tag} ${name}, with its source and a link`, async () => {
        if (name === 'blocked') expectWarning(/Failed to load/);
        const state = demo.states!.find((it) => it.name === name)!;
        const from = demo.examples.find((it) => it.name === state.example) ?? demo.examples[0]!;
        put(from.html);
        await turn();
        const host = document.querySelector<HTMLElement>(`wb-${tag}`)!;
        state.reach(host);
        const shown = () => host.shadowRoot!.querySelector('[part=notice] p')?.textContent;
        await until(() => shown()?.startsWith(says));
        expect(shown()).to.match(/\.com\.?$/);
        expect(host.shadowRoot!.querySelector('[part=notice] a')).to.not.equal(null);
        put('');
        await turn();
      });
    }
  }
});
