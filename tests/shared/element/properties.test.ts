import { expect } from '@open-wc/testing';
import { flag, json, number, onOff, text } from '../../../shared/contract/attribute';
import { listOf, numberShape } from '../../../shared/contract/shape';
import { expectWarning } from '../../support/console';
import { define, defineRecorder, freshTag, put, turn, until } from '../../support/test-element';

const attributes = {
  open: flag('A flag.'),
  loop: onOff(true, 'Words.'),
  amount: number(5, 'A number.', { min: 0 }),
  label: text('none', 'A text.'),
  items: json<number[]>([], listOf(numberShape), 'A list.'),
};

describe('a property', () => {
  it('says what the attribute says, and writes it', async () => {
    const it = defineRecorder({ attributes });
    const host = put(`<${it.tag} amount="7" open></${it.tag}>`);
    expect([host.amount, host.open, host.label, host.loop]).to.deep.equal([7, true, 'none', true]);

    host.amount = 8;
    host.label = 'a "quoted" <b>';
    host.loop = false;
    expect(host.getAttribute('amount')).to.equal('8');
    expect(host.getAttribute('label')).to.equal('a "quoted" <b>');
    expect(host.getAttribute('loop')).to.equal('off');
    await until(() => it.given.amount === 8);
    expect(it.given).to.include({ label: 'a "quoted" <b>', loop: false });

    host.setAttribute('amount', '9');
    expect(host.amount).to.equal(9);
  });

  it('is a flag: false takes the attribute away, true puts it there empty', () => {
    const it = defineRecorder({ attributes });
    const host = put(`<${it.tag} open></${it.tag}>`);
    host.open = false;
    expect(host.hasAttribute('open')).to.equal(false);
    host.open = true;
    expect(host.getAttribute('open')).to.equal('');
  });

  it('is null or undefined: the attribute goes, the default returns', () => {
    const it = defineRecorder({ attributes });
    for (const nothing of [null, undefined]) {
      const host = put(`<${it.tag} amount="7" label="x" loop="off"></${it.tag}>`);
      for (const name of ['amount', 'label', 'loop']) host[name] = nothing;
      expect([host.amount, host.label, host.loop]).to.deep.equal([5, 'none', true]);
      expect(host.getAttributeNames()).to.deep.equal([]);
    }
  });

  it('is structured: the value itself is kept, and a later attribute comes before it', async () => {
    const it = defineRecorder({ attributes });
    const host = put(`<${it.tag} items="[1]"></${it.tag}>`);
    expect(host.items).to.deep.equal([1]);
    host.items = [2, 3];
    expect(host.items).to.deep.equal([2, 3]);
    await until(() => (it.given.items as number[]).length === 2);
    host.setAttribute('items', '[4]');
    expect(host.items).to.deep.equal([4]);
    await until(() => (it.given.items as number[])[0] === 4);
  });

  it('is structured: a later word counts, also out of the page, or with the attribute as it was', async () => {
    const it = defineRecorder({ attributes });
    const host = put(`<${it.tag} items="[1]"></${it.tag}>`);
    host.items = [2, 3];
    host.items = '[1]';
    await until(() => (it.given.items as number[])[0] === 1);
    host.items = [2, 3];
    await until(() => (it.given.items as number[])[0] === 2);
    const { parentElement: parent } = host;
    host.remove();
    await turn();
    host.setAttribute('items', '[4]');
    parent!.append(host);
    expect(host.items).to.deep.equal([4]);
    await until(() => (it.given.items as number[])[0] === 4);
    for (const nothing of [null, undefined]) {
      host.items = [5];
      host.items = nothing;
      expect(host.items).to.deep.equal([]);
      expect(host.hasAttribute('items')).to.equal(false);
      await until(() => (it.given.items as number[]).length === 0);
    }
  });

  it('is structured and does not fit: the default and a warning, and nothing throws', async () => {
    const it = defineRecorder({ attributes });
    const host = put(`<${it.tag} items="[1]"></${it.tag}>`);
    expectWarning(/items="true">: the value Invalid type/);
    host.items = true;
    expect(host.items).to.deep.equal([]);
    await until(() => (it.given.items as number[]).length === 0);
  });

  it('is structured and given as JSON text, as frameworks do: read as the attribute is', async () => {
    const it = defineRecorder({ attributes });
    const host = put(`<${it.tag}></${it.tag}>`);
    host.items = [1];
    host.items = '[2, 3]';
    expect(host.items).to.deep.equal([2, 3]);
    await until(() => (it.given.items as number[]).length === 2);
    expectWarning(/items="none of it">: the value is not JSON/);
    host.items = 'none of it';
    expect(host.items).to.deep.equal([]);
    await until(() => (it.given.items as number[]).length === 0);
  });

  it('can be any value at all: nothing throws', () => {
    const it = defineRecorder({ attributes });
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expectWarning(/./);
    for (const value of [NaN, -1, {}, [], circle, '', '💥', Object.create(null), Symbol('s'), 1n]) {
      const host = put(`<${it.tag}></${it.tag}>`);
      for (const name of Object.keys(attributes))
        expect(() => (host[name] = value), `${name} = ${typeof value}`).to.not.throw();
    }
  });

  it('may be set before the tag is defined, and works ever after', async () => {
    const tag = freshTag();
    const host = put(`<${tag}></${tag}>`);
    Object.assign(host, { amount: 7, open: true, label: 'early', items: [1, 2] });
    let given: Record<string, unknown> = {};
    define((it) => ((given = it), null), { attributes }, tag);
    expect(given).to.include({ amount: 7, open: true, label: 'early' });
    expect(given.items).to.deep.equal([1, 2]);
    expect(Object.keys(attributes).filter((name) => Object.hasOwn(host, name))).to.deep.equal([]);

    host.amount = 8;
    host.items = [3];
    await until(() => given.amount === 8);
    expect(given.items).to.deep.equal([3]);
    expect(host.getAttribute('amount')).to.equal('8');
  });
});
