import type { Attribute } from '../../../contract/attribute';
import type { Contract } from '../../../contract/contract';

const SENTENCE = /^['"A-Z0-9][^]*\.$/;

type Specs = Record<string, Attribute<unknown>>;

/** Missing or incomplete sentences of a contract; each line says what, why and what to do. */
export function sentenceFaults(contract: Contract): string[] {
  const { events = {}, since, spec } = contract;
  const faults = sentencesOf(contract)
    .filter(([, text]) => !SENTENCE.test(text ?? ''))
    .map(([what, text]) =>
      text?.trim()
        ? `${what} is no whole sentence: '${text}'. It is shown as it stands in editors and the gallery. Begin it with a capital and end it with a full stop.`
        : `${what} is not described, so editors and the gallery would show nothing. Write one sentence for a page author.`,
    );
  for (const [name, { doc, cancelable = false }] of Object.entries(events)) {
    if (!doc || doc.startsWith('About to') === cancelable) continue;
    faults.push(
      `the event '${name}' can${cancelable ? '' : 'not'} be prevented, which its sentence does not say. ` +
        "Begin those that can with 'About to', and no others.",
    );
  }
  if (!/^\d+\.\d+$/.test(since ?? '')) {
    faults.push(
      `since '${since}' is no version such as '0.2', so nobody learns what it needs. Write the next minor version.`,
    );
  }
  if (!spec) {
    faults.push(
      'no section of the specification is named, so nobody can check it. List them in spec.',
    );
  }
  return faults;
}

function sentencesOf(contract: Contract): [what: string, text: string | undefined][] {
  const { summary, attributes, events = {}, keyboard = {}, accessibility = [] } = contract;
  const { methods = {}, slots = {}, parts = {}, cssProperties = {} } = contract;
  return [
    ['the element', summary],
    ...docsOf('attribute', attributes),
    ...docsOf('method', methods),
    ...named('slot', slots),
    ...named('part', parts),
    ...named('CSS property', cssProperties),
    ...named('key', keyboard),
    ...accessibility.map((note, index) => [`note ${index + 1} on accessibility`, note] as const),
    ...Object.entries(events).flatMap(([name, { doc, detail = {} }]) => [
      [`the event '${name}'`, doc] as const,
      ...docsOf(`detail of '${name}',`, detail as Specs),
    ]),
  ].map(([what, text]) => [what!, text]);
}

const named = (what: string, texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => [`the ${what} '${name}'`, text] as const);

const docsOf = (what: string, specs: Record<string, { doc: string }>) =>
  Object.entries(specs).map(([name, { doc }]) => [`the ${what} '${name}'`, doc] as const);
