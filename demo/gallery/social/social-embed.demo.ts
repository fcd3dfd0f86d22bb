import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'a page of Facebook, and the visitor is asked',
      html: `<wb-social-embed consent kind="facebook-page" src="https://www.facebook.com/linen" heights='{"desktop": 500, "mobile": 360}'>
  <p><a href="https://www.facebook.com/linen">We are on Facebook</a></p>
</wb-social-embed>`,
    },
    {
      name: 'a timeline of X, with a link for who has no account there',
      html: '<wb-social-embed consent kind="x-timeline" src="https://x.com/linen"></wb-social-embed>',
    },
    {
      name: 'a button of X, which is a link',
      html: '<wb-social-embed kind="x-follow" src="https://x.com/linen"></wb-social-embed>',
    },
    {
      name: 'an address of another site',
      html: '<wb-social-embed kind="linkedin-post" src="https://linen.example/post"></wb-social-embed>',
      warns: 'leads to nothing of that kind',
    },
  ],
  states: [
    {
      name: 'allowed',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=allow-once]')!.click(),
    },
  ],
};
