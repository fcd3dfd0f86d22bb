import { expect } from '@open-wc/testing';
import { createElement, useEffect } from 'react';
import { text } from '../../../shared/contract/attribute';
import { expectWarning } from '../../support/console';
import { define, defineRecorder, errorsOf, put, until } from '../../support/test-element';

const THREE_PARTS =
  /<wb-test-\d+> stopped: planted\. Its content stays in view, but it no longer answers\. Check its attributes .*report this as a bug\./;

const attributes = { label: text('', 'A text.') };

/** Puts an element between two that work, and shows what became of all. */
async function among(
  tag: string,
  action: (host: HTMLElement) => unknown = () => undefined,
  own = true,
) {
  const well = defineRecorder({ attributes });
  let host: HTMLElement | undefined;
  const errors = await errorsOf(async () => {
    const field = own ? '<b slot="field">My field</b>' : '';
    const html = `<${tag}><p>Mine</p>${field}</${tag}>`;
    const box = put(`<div><${well.tag}></${well.tag}>${html}<${well.tag}></${well.tag}></div>`);
    host = box.children[1] as HTMLElement;
    await action(host);
  });
  const neighbours = [host!.previousElementSibling!, host!.nextElementSibling!];
  neighbours[1]!.setAttribute('label', 'live');
  await until(() => well.given.label === 'live');
  return { host: host!, errors, neighbours };
}

function expectContentInView({ host, neighbours }: { host: HTMLElement; neighbours: Element[] }) {
  for (const node of host.children) expect((node as HTMLElement).checkVisibility()).to.equal(true);
  for (const node of host.children) expect(node.assignedSlot).to.not.equal(null);
  for (const other of neighbours)
    expect(other.shadowRoot!.querySelector('slot')).to.not.equal(null);
}

describe('an element whose component throws', () => {
  it('while it draws: its content stays in view, its neighbours live, one report says it', async () => {
    expectWarning(/stopped: planted/);
    const tag = define(() => {
      throw new Error('planted');
    });
    const outcome = await among(tag);
    expectContentInView(outcome);
    expect(outcome.errors).to.have.length(1);
    expect(outcome.errors[0]).to.match(THREE_PARTS);
  });

  it('in an effect: the same', async () => {
    expectWarning(/stopped: planted/);
    const tag = define(() => {
      useEffect(() => {
        throw new Error('planted');
      }, []);
      return createElement('i', null, 'drawn');
    });
    const outcome = await among(tag);
    expectContentInView(outcome);
    expect(outcome.host.shadowRoot!.querySelector('i')).to.equal(null);
    expect(outcome.errors).to.have.length(1);
    expect(outcome.errors[0]).to.match(THREE_PARTS);
  });

  it('in a later drawing, because of an attribute: the same', async () => {
    expectWarning(/stopped: planted/);
    const tag = define(
      ({ label }) => {
        if (label === 'bad') throw new Error('planted');
        return createElement('i', null, 'drawn');
      },
      { attributes },
    );
    const outcome = await among(tag, async (host) => {
      expect(() => host.setAttribute('label', 'bad')).to.not.throw();
      await until(() => host.shadowRoot!.querySelector('i') === null);
    });
    expectContentInView(outcome);
    expect(outcome.errors).to.have.length(1);
  });

  it('while it listens: the page hears of it, and the element goes on', async () => {
    expectWarning(/planted/);
    const tag = define(() =>
      createElement('button', {
        onClick: () => {
          throw new Error('planted');
        },
      }),
    );
    const outcome = await among(tag, (host) => host.shadowRoot!.querySelector('button')!.click());
    expect(outcome.errors).to.have.length(1);
    expect(outcome.host.shadowRoot!.querySelector('button')).to.not.equal(null);
  });

  it('something that is no error: the report still says what it was', async () => {
    expectWarning(/stopped/);
    const text: unknown = 'a text';
    const tag = define(() => {
      throw text;
    });
    const { errors } = await among(tag);
    expect(errors[0]).to.contain('stopped: a text.');
  });
});

describe('an element of which something cannot be read', () => {
  const planted = () => {
    throw new Error('planted');
  };

  for (const [what, reading] of [
    ['its content', { content: planted }],
    ['its field', { field: planted }],
  ] as const) {
    it(`${what}: shows its content as it is, lets its neighbours live, says so once`, async () => {
      expectWarning(/stopped: planted/);
      const tag = define(() => createElement('i'), reading);
      const outcome = await among(tag, undefined, false);
      expectContentInView(outcome);
      expect(outcome.errors).to.have.length(1);
      expect(outcome.errors[0]).to.match(THREE_PARTS);
    });
  }
});
