import type { Database } from '../database/schema';
import { inBackground, outbox } from './mail';
import type { Mail } from './mail';
import { sendBySmtp } from './smtp';

/** How a site sends its letters: by its mail server, or into the outbox without one. */
export function mailOf(
  { smtpUrl, mailFrom }: { smtpUrl?: string; mailFrom?: string },
  site: { database: Database; publicOrigin: () => string; now: () => Date },
): Mail {
  const { database, publicOrigin, now } = site;
  if (smtpUrl === undefined) return outbox(database, now);
  return inBackground((letter) => {
    const from = mailFrom ?? `shop@${new URL(publicOrigin()).hostname}`;
    return sendBySmtp(letter, { url: smtpUrl, from, now });
  });
}
