import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { FieldPlan, FormPlan } from '../../../../demo/site/forms/form-plan';
import { unbroken } from '../../../../demo/site/request/unbroken';
import type { Field } from '../../../../elements/forms/form/field';
import { recordsOf } from '../../../../elements/forms/form/records';
import { bodyOf } from '../../../../elements/forms/form/submission';
import { takeTurns } from '../../../../demo/site/request/turns';
import type { Kept } from './sending';

/** One form as somebody might fill it in. */
interface Filled {
  formId: string;
  fields: Field[];
  files: File[];
  isMultipart: boolean;
}

const MARK = 'mark';
const FILES = 'files';
const text = (most: number) => fc.string({ unit: 'binary', maxLength: most });

const kinds = ['text', 'paragraph', 'hidden', 'choice'] as const;

/** So many forms with fields of any name and label, by their ids. */
export function randomPlans(count: number, seed: number): ReadonlyMap<string, FormPlan> {
  const field = fc.record({
    name: text(20)
      .map(unbroken)
      .filter((name) => name !== '' && ![MARK, FILES].includes(name)),
    label: text(30),
    kind: fc.constantFrom(...kinds),
  });
  const fields = fc.uniqueArray(field, {
    selector: ({ name }) => name,
    minLength: 1,
    maxLength: 8,
  });
  return new Map(
    fc.sample(fields, { numRuns: count, seed }).map((some, index): [string, FormPlan] => {
      const plans = some.map(({ name, label, kind }): FieldPlan => {
        const known = { name, label: unbroken(label) };
        if (kind !== 'choice') return { ...known, kind };
        return { ...known, kind, several: true, options: ['a', 'b c', 'ß', '"', '<i>'] };
      });
      const files: FieldPlan = {
        kind: 'file',
        name: FILES,
        label: '',
        extensions: ['txt'],
        most: 3,
      };
      const mark: FieldPlan = { kind: 'hidden', name: MARK, label: 'Mark' };
      return [`form-${index}`, { title: 'T', page: '/contact', fields: [mark, ...plans, files] }];
    }),
  );
}

const plain: Omit<Field, 'name' | 'type' | 'label' | 'values' | 'isChoice'> = {
  placeholder: '',
  required: false,
  min: null,
  max: null,
  pattern: '',
  files: [],
  maxSize: 1,
  accept: '',
  browser: { isExempt: false, isUnreadable: false, isMistyped: false, message: '' },
};

const TYPES = {
  text: 'text',
  paragraph: 'textarea',
  hidden: 'hidden',
  choice: 'checkbox',
} as const;

function filledOf(formId: string, { fields }: FormPlan): fc.Arbitrary<Filled> {
  const own = fields.filter((it) => it.name !== MARK && it.kind !== 'file');
  const values = own.map((field) =>
    field.kind === 'choice'
      ? fc.subarray([...field.options])
      : text(field.kind === 'paragraph' ? 400 : 100).map((it) => [it]),
  );
  const content = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((it) => it.replace(/\p{Cc}/gu, ''));
  const file = fc
    .tuple(fc.stringMatching(/^[\w é-]{1,20}$/), content)
    .map(([name, inside]) => new File([unbroken(inside)], `a${name}.txt`));
  return fc
    .record({
      values: fc.tuple(...values),
      files: fc.array(file, { maxLength: 3 }),
      isMultipart: fc.boolean(),
    })
    .map(({ values: all, files, isMultipart }) => ({
      formId,
      isMultipart,
      files: isMultipart ? files : [],
      fields: own.map((field, index) => ({
        ...plain,
        name: field.name,
        label: field.label,
        type: TYPES[field.kind as keyof typeof TYPES],
        values: all[index]!,
        isChoice: field.kind === 'choice',
      })),
    }));
}

/**
 * Sends so many random forms to a site that knows these, as their element does, and reads all of them
 * back, from the JSON and from the page: nothing may be lost, changed or there twice.
 */
export async function roundTrip(
  origin: string,
  plans: ReadonlyMap<string, FormPlan>,
  { runs, seed }: { runs: number; seed: number },
): Promise<void> {
  const form = fc.oneof(...[...plans].map(([formId, plan]) => filledOf(formId, plan)));
  const forms = fc.sample(form, { numRuns: runs, seed });
  const inTurn = takeTurns(8);
  await Promise.all(forms.map((it, index) => inTurn(() => send(origin, it, index))));
  const kept = new Map<string, Kept>();
  const shown = new Map<string, string[]>();
  for (let before: number | null = 0; before !== null;) {
    const answer = await fetch(`${origin}/submissions.json?before=${before}`);
    const page = (await answer.json()) as { submissions: Kept[]; next: number | null };
    const html = await (await fetch(`${origin}/submissions?before=${before}`)).text();
    const lists = listsIn(html);
    page.submissions.forEach((one, index) => {
      const mark = one.fields.find(({ name }) => name === MARK)!.value;
      assert.ok(!kept.has(mark), `${mark} is there twice`);
      kept.set(mark, one);
      shown.set(mark, lists[index]!);
    });
    before = page.next;
  }
  assert.equal(kept.size, runs);
  forms.forEach((it, index) => compare(it, kept.get(String(index)), shown.get(String(index))!));
}

async function send(origin: string, { formId, fields, files, isMultipart }: Filled, index: number) {
  const mark: Field = {
    ...plain,
    name: MARK,
    label: 'Mark',
    type: 'hidden',
    values: [String(index)],
    isChoice: false,
  };
  const parcel = {
    projectId: 'site',
    formId,
    records: recordsOf([mark, ...fields]),
    files: files.map((file) => ({ name: FILES, file })),
  };
  const response = await fetch(`${origin}/forms/${formId}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: bodyOf(parcel, isMultipart),
  });
  const said = await response.text();
  assert.equal(said, '{"success":true}', JSON.stringify(parcel.records));
}

/** What the visitor meant, as the database can hold it. */
function compare({ fields, files }: Filled, kept: Kept | undefined, shown: string[]) {
  const wanted = recordsOf(fields).map(({ name, value }) => [name, unbroken(value)]);
  const found = kept!.fields
    .filter(({ name }) => name !== MARK)
    .map(({ name, value }) => [name, value]);
  assert.deepEqual(
    found,
    wanted.map(([name, value]) => [unbroken(name!), value]),
  );
  assert.deepEqual(
    kept!.files.map(({ size }) => size),
    files.map(({ size }) => size),
  );
  const texts = wanted.map(([, value]) => (value === '' ? '–' : asHtmlReads(value!)));
  assert.deepEqual(shown.slice(1, texts.length + 1), texts);
}

/** A parser makes one end of a line of all, and nothing else of a text that is escaped. */
const asHtmlReads = (value: string) => value.replace(/\r\n?/g, '\n');

type Node = DefaultTreeAdapterTypes.Node;

/** The values that a page shows of each form, in order. */
function listsIn(html: string): string[][] {
  return all(parse(html), 'dl').map((list) => all(list, 'dd').map(textOf));
}

function all(node: Node, tag: string): Node[] {
  if (node.nodeName === tag) return [node];
  return 'childNodes' in node ? node.childNodes.flatMap((it) => all(it, tag)) : [];
}

function textOf(node: Node): string {
  if ('value' in node) return node.value as string;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
