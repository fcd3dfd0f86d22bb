import { createHash, randomBytes } from 'node:crypto';
import { databases } from '../demo/site/databases';
import type { DatabaseKind } from '../demo/site/databases';
import { letter, sendAsElement } from '../demo/site/forms/sending';
import type { Kept } from '../demo/site/forms/sending';
import { roomy } from '../demo/site/roomy';
import { startSite } from '../support/site-process';
import { Visitor } from '../support/visitor';
import type { Row, Section } from './row';

const forms = 200;
const size = 1024 * 1024;
/** So many of them are sent a second time, as after a lost answer. */
const again = 20;

/**
 * Forms with uploads, all at once, to the reference site in a process of its own, on every database
 * there is here.
 * @throws When one is lost, kept twice, or not kept as it was sent.
 */
export async function submitting(): Promise<Section> {
  const rows: Row[] = [];
  for (const kind of databases) if (!kind.skip) rows.push(await onDatabase(kind));
  return { title: `${forms} forms with a file of 1 MB, sent at once to the reference site`, rows };
}

async function onDatabase({ name, create }: DatabaseKind): Promise<Row> {
  const own = await create();
  const site = await startSite({ ...own.where, limits: roomy });
  try {
    const visitor = new Visitor(site.origin);
    const sent = Array.from({ length: forms }, (_, at) => formOf(at));
    const begin = performance.now();
    await Promise.all(sent.map((form) => send(visitor, form)));
    const seconds = (performance.now() - begin) / 1000;
    await Promise.all(sent.slice(0, again).map((form) => send(visitor, form)));
    await compare(visitor, sent);
    return { figure: name, unit: 's', ours: [seconds] };
  } finally {
    await site.stop();
    await own.remove();
  }
}

interface Form {
  message: string;
  key: string;
  content: Buffer;
}

const formOf = (at: number): Form => ({
  message: `Form ${at}`,
  key: crypto.randomUUID(),
  content: Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), randomBytes(size - 8)]),
});

async function send(visitor: Visitor, { message, key, content }: Form): Promise<void> {
  const file = new File([new Uint8Array(content)], 'picture.png');
  const headers = { 'idempotency-key': key };
  const files = [['attachment', file]] as const;
  const response = await sendAsElement(visitor, { ...letter, message }, { headers, files });
  const answer = (await response.json()) as { success: boolean };
  if (!answer.success) throw new Error(`${message} was refused: ${JSON.stringify(answer)}`);
}

/** Reads everything that has arrived and holds it against what was sent. */
async function compare(visitor: Visitor, sent: readonly Form[]): Promise<void> {
  const kept = new Map<string, Kept>();
  for (let next: number | null = 0; next !== null;) {
    const page = await (await visitor.get(`/submissions.json?before=${next}`)).json();
    const read = page as { submissions: Kept[]; next: number | null };
    for (const form of read.submissions) {
      const message = form.fields.find(({ name }) => name === 'message')?.value ?? '';
      if (kept.has(message)) throw new Error(`${message} was kept twice.`);
      kept.set(message, form);
    }
    next = read.next;
  }
  for (const { message, content } of sent) {
    const [file] = kept.get(message)?.files ?? [];
    if (!file) throw new Error(`${message} was lost.`);
    const got = new Uint8Array(await (await visitor.get(file.address)).arrayBuffer());
    if (digest(got) !== digest(content)) throw new Error(`The file of ${message} was changed.`);
  }
  if (kept.size !== sent.length)
    throw new Error(`${kept.size} are kept, ${sent.length} were sent.`);
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
