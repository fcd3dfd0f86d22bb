import { expect } from '@open-wc/testing';
import {
  flag,
  json,
  number,
  oneOf,
  onOff,
  spelled,
  text,
} from '../../../shared/contract/attribute';
import { listOf, textShape } from '../../../shared/contract/shape';
import { expectWarning, warnings } from '../../support/console';
import { defineRecorder, errorsOf, put, turn, until } from '../../support/test-element';

const attributes = {
  open: flag('A flag.'),
  loop: onOff(true, 'Words.'),
  amount: number(5, 'A number.', { min: 0, max: 10 }),
  label: text('none', 'A text.'),
  mode: oneOf(['calm', 'wild'], 'A word.'),
  items: json<string[]>(['first'], listOf(textShape), 'A list.'),
  itemURL: text('', 'A name with capitals.'),
  animationId: spelled(
    'animationid',
    text('none', 'A name that the specification spells otherwise.'),
  ),
};
const defaults = { open: false, loop: true, amount: 5, label: 'none', mode: 'calm' };

describe('an attribute in HTML', () => {
  it('is absent: every prop has its default', () => {
    const it = defineRecorder({ attributes });
    put(`<${it.tag}></${it.tag}>`);
    expect(it.given).to.include(defaults);
    expect(it.given.items).to.deep.equal(['first']);
  });

  it('is a flag: its presence is what counts, whatever it says', () => {
    for (const value of ['open', 'open=""', 'open="open"', 'open="false"']) {
      const it = defineRecorder({ attributes });
      put(`<${it.tag} ${value}></${it.tag}>`);
      expect(it.given.open, value).to.equal(true);
    }
  });

  it("takes the words 'on' and 'off'; any other is the default and one warning", () => {
    const it = defineRecorder({ attributes });
    put(`<${it.tag} loop="off"></${it.tag}>`);
    expect(it.given.loop).to.equal(false);
    put(`<${it.tag} loop="on"></${it.tag}>`);
    expect(it.given.loop).to.equal(true);
    expectWarning(/loop="yes">: the value is neither 'on' nor 'off'/);
    put(`<${it.tag} loop="yes"></${it.tag}>`);
    expect(it.given.loop).to.equal(true);
    expect(warnings()).to.have.length(1);
  });

  it("is spelled as in the specification: read where the element's own name is absent", async () => {
    const it = defineRecorder({ attributes });
    const host = put(`<${it.tag} animationId="theirs"></${it.tag}>`) as HTMLElement & {
      animationId: string;
    };
    expect(it.given.animationId).to.equal('theirs');
    expect(host.animationId).to.equal('theirs');
    host.setAttribute('animationid', 'changed');
    await turn();
    expect(it.given.animationId).to.equal('changed');
    host.setAttribute('animation-id', 'ours');
    await turn();
    expect(it.given.animationId).to.equal('ours');
    host.removeAttribute('animation-id');
    await turn();
    expect(it.given.animationId).to.equal('changed');
    host.animationId = 'set';
    await turn();
    expect(it.given.animationId).to.equal('set');
    expect(host.getAttributeNames()).to.deep.equal(['animation-id']);
  });

  it('is an empty text: that is the text', () => {
    const it = defineRecorder({ attributes });
    put(`<${it.tag} label=""></${it.tag}>`);
    expect(it.given.label).to.equal('');
  });

  it('is no number: the default stands, with one warning however often it is said', async () => {
    const it = defineRecorder({ attributes });
    expectWarning(/amount="12px">: the value is no number/);
    put(`<${it.tag} amount="12px"></${it.tag}><${it.tag} amount="12px"></${it.tag}>`);
    const host = put(`<${it.tag} amount="12px"></${it.tag}>`);
    host.setAttribute('amount', '3');
    await until(() => it.given.amount === 3);
    host.setAttribute('amount', '12px');
    await until(() => it.given.amount === 5);
    expect(warnings()).to.have.length(1);
  });

  it('is a number outside its bounds: the nearest bound, with a warning', () => {
    const it = defineRecorder({ attributes });
    expectWarning(/amount="-3">: the value is below 0, which is used instead/);
    put(`<${it.tag} amount="-3"></${it.tag}>`);
    expect(it.given.amount).to.equal(0);
    expectWarning(/amount="11">: the value is above 10, which is used instead/);
    put(`<${it.tag} amount="11"></${it.tag}>`);
    expect(it.given.amount).to.equal(10);
  });

  it('is malformed JSON: the element lives with its default, and so do its siblings', () => {
    const it = defineRecorder({ attributes });
    expectWarning(/items="\{bad">: the value is not JSON/);
    const host = put(`<${it.tag} items="{bad"></${it.tag}><${it.tag} id="next"></${it.tag}>`);
    expect(host.matches(':defined')).to.equal(true);
    expect(it.given.items).to.deep.equal(['first']);
    expect(host.nextElementSibling!.shadowRoot).to.not.equal(null);
  });

  it('is JSON of another shape: the default, and a warning that says where it does not fit', () => {
    const it = defineRecorder({ attributes });
    expectWarning(/the value 1: Invalid type/);
    put(`<${it.tag} items='["a", 2]'></${it.tag}>`);
    expect(it.given.items).to.deep.equal(['first']);
  });

  it('holds `__proto__` in its JSON: nothing is polluted', () => {
    const it = defineRecorder({ attributes: { data: json<unknown>({}, anything, 'Data.') } });
    put(`<${it.tag} data='{"__proto__": {"planted": 1}, "a": {"__proto__": []}}'></${it.tag}>`);
    expect(it.given.data).to.deep.equal({ a: {} });
    expect(Object.hasOwn(Object.prototype, 'planted')).to.equal(false);
    expect((it.given.data as { planted?: number }).planted).to.equal(undefined);
  });

  it('warns in three parts: what happened, what becomes of it, what to do', () => {
    const it = defineRecorder({ attributes });
    expectWarning(/./);
    put(`<${it.tag} mode="loud"></${it.tag}>`);
    expect(warnings()[0]).to.match(
      /^<wb-test-\d+ mode="loud">: the value is none of calm, wild\. The element goes on .+; correct the attribute\.$/,
    );
  });
});

describe('an attribute set by a script', () => {
  it('changes the drawing, also one with capitals in its name', async () => {
    const it = defineRecorder({ attributes });
    const host = put(`<${it.tag}></${it.tag}>`);
    host.setAttribute('item-u-r-l', '/there');
    await until(() => it.given.itemURL === '/there');
  });

  it('returns to its default when it is removed, whatever its kind', async () => {
    const it = defineRecorder({ attributes });
    const host = put(
      `<${it.tag} open loop="off" amount="7" label="x" mode="wild" items='["b"]'></${it.tag}>`,
    );
    expect(it.given).to.include({ open: true, loop: false, amount: 7, label: 'x', mode: 'wild' });
    for (const name of ['open', 'loop', 'amount', 'label', 'mode', 'items'])
      host.removeAttribute(name);
    await until(() => it.given.label === 'none');
    expect(it.given).to.include(defaults);
    expect(it.given.items).to.deep.equal(['first']);
  });

  it('is malformed JSON: no error of the page, the default, one warning', async () => {
    const it = defineRecorder({ attributes });
    const host = put(`<${it.tag} items='["b"]'></${it.tag}>`);
    expectWarning(/items="\[">: the value is not JSON/);
    const errors = await errorsOf(async () => {
      host.setAttribute('items', '[');
      await until(() => (it.given.items as string[])[0] === 'first');
    });
    expect(errors).to.deep.equal([]);
  });

  it('draws once for many that change together', async () => {
    const it = defineRecorder({ attributes });
    const host = put(`<${it.tag}></${it.tag}>`);
    await turn();
    it.drawings = 0;
    for (let step = 0; step < 20; step += 1) host.setAttribute('label', String(step));
    await until(() => it.given.label === '19');
    // StrictMode draws everything twice.
    expect(it.drawings).to.equal(2);
  });
});

const anything = {
  schema: listOf(textShape).schema,
  check: (value: unknown) => ({ value }),
};
