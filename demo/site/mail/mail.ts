import type { Database } from '../database/schema';

export interface Letter {
  /** One e-mail address. */
  to: string;
  subject: string;
  /** Plain text; lines end with '\n'. */
  body: string;
}

/** One that was not really sent. */
export interface KeptLetter extends Letter {
  id: number;
  writtenAt: Date;
}

export interface Mail {
  send(letter: Letter): Promise<void>;
  /** Waits for what is on its way. */
  close(): Promise<void>;
}

/** Keeps letters in the database, where the page of the outbox shows them. */
export function outbox(database: Database, now: () => Date): Mail {
  return {
    async send({ to, subject, body }) {
      const letter = { recipient: to, subject, body, written_at: now() };
      await database.insertInto('outbox').values(letter).execute();
    },
    close: () => Promise.resolve(),
  };
}

/**
 * Sends letters while their visitor is answered already: how long a mail server takes must not tell
 * whether there was something to send. One that cannot be sent is told to the site's owner.
 */
export function inBackground(deliver: (letter: Letter) => Promise<void>): Mail {
  const underway = new Set<Promise<void>>();
  return {
    send(letter) {
      // Whatever goes wrong with it is nothing to tell the visitor.
      const sending = Promise.resolve(letter)
        .then(deliver)
        .catch((error: unknown) => console.warn(undelivered(letter, error)))
        .finally(() => underway.delete(sending));
      underway.add(sending);
      return Promise.resolve();
    },
    async close() {
      await Promise.all(underway);
    },
  };
}

function undelivered({ subject }: Letter, error: unknown): string {
  return (
    `A letter ("${subject}") could not be sent (${String(error)}), so a customer waits for it in ` +
    'vain. Look whether the mail server of SMTP_URL answers and takes mail for this sender.'
  );
}
