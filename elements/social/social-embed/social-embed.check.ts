import type { Check } from '../../../shared/content/check';
import { readEmbed } from './read-embed';
import type { socialEmbed } from './social-embed.contract';

/** Warns the publisher of what cannot be shown. */
export const check: Check<typeof socialEmbed> = (host, page, props) => {
  const { src, button, address } = readEmbed(host, page, props);
  if (src || button) return;
  const message =
    `<wb-social-embed kind="${props.kind}" src="${address.slice(0, 200)}"> leads to nothing of that kind, so visitors find ` +
    `${address ? 'a link to it' : 'nothing'}. Write the address of the page, post or profile at its own site, beginning with https://.`;
  page.warn(message, message);
};
