import type { Demo } from '../demo';

const form = `<form method="post">
    <label>Code<br><input name="protected_page_token" autocomplete="off" required></label>
    <button>Open the page</button>
  </form>`;

export const demo: Demo = {
  examples: [
    { name: 'plain', html: `<wb-protected-page>\n  ${form}\n</wb-protected-page>` },
    {
      name: 'in words of its own',
      html: `<wb-protected-page empty="Which code?" invalid="This is not the code on your invitation." fail="There is no such page.">
  ${form}
</wb-protected-page>`,
    },
  ],
  states: [
    { name: 'no code', reach: (host) => host.querySelector('form')!.requestSubmit() },
    {
      name: 'the right code',
      reach: (host) => {
        host.querySelector('input')!.value = 'oak';
        host.querySelector('form')!.requestSubmit();
      },
    },
    {
      name: 'a wrong code',
      reach: (host) => {
        host.querySelector('input')!.value = 'elm';
        host.querySelector('form')!.requestSubmit();
      },
    },
  ],
  backend: (_, { protected_page_token: code }) => {
    if (code === undefined) return undefined;
    return code === 'oak' ? { status: 200, body: {} } : { status: 403, body: {} };
  },
};
