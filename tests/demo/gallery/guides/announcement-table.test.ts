import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { announcements } from '../../../../demo/gallery/guides/announcement-table';

const source = readFileSync(
  new URL('../../../../shared/bus/announcements.ts', import.meta.url),
  'utf8',
);

describe('The guide to events', () => {
  it('lists every announcement, with when it is told, its key and what it carries', () => {
    const names = source.split('\n').flatMap((line) => /^ {2}'([\w.]+)': \{/.exec(line)?.[1] ?? []);
    const listed = announcements();
    assert.deepEqual(
      listed.map(({ name }) => name),
      names,
    );
    for (const { name, doc } of listed) assert.match(doc, /^[A-Z][^*`]+\. Key: [^*`]+\.$/, name);
    const choice = listed.find(({ name }) => name === 'product.choice')!;
    assert.equal(
      choice.fields,
      'choice: Record<string, string>; variantId: string | null; image?: string | null',
    );
  });
});
