import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/forms/select/select';
import { watch } from '../../../elements/forms/select/select.watch';
import { setFieldError } from '../../../shared/browser/fields/field-error';
import { LOADER, WAKE } from '../../../shared/element/signals';
import { expectWarning } from '../../support/console';
import { errorsOf, published, put, turn, until } from '../../support/test-element';

const TOPICS = '<option>Sizes</option><option>Delivery</option><option>Repairs</option>';
const field = (options = TOPICS, more = '', attributes = '') =>
  `<wb-select ${attributes}><label for="t">Topic</label> <select id="t" name="topic" ${more}>${options}</select></wb-select>`;

const native = (top: ParentNode) => top.querySelector('select')!;
const button = (host: Element) =>
  host.shadowRoot!.querySelector<HTMLButtonElement>('[role=combobox]')!;
const list = (host: Element) => host.shadowRoot!.querySelector<HTMLElement>('[role=listbox]')!;
const options = (host: Element) => [...list(host).querySelectorAll<HTMLElement>('[role=option]')];
const labels = (host: Element) => options(host).map((it) => it.textContent);
const shown = (host: Element) => button(host).textContent;
const marked = (host: Element) =>
  options(host)
    .filter((it) => it.ariaSelected === 'true')
    .map((it) => it.textContent);
const active = (host: Element) => {
  const id = button(host).getAttribute('aria-activedescendant');
  return id && host.shadowRoot!.getElementById(id)!.textContent;
};
const isOpen = (host: Element) => list(host).matches(':popover-open');
const press = async (...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key });
};
const pressBackTab = async () => {
  await sendKeys({ down: 'Shift' });
  await press('Tab');
  await sendKeys({ up: 'Shift' });
};
const clickAt = async (node: Element) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const position: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  await sendMouse({ type: 'click', position });
};
const pick = (host: Element, label: string) =>
  options(host)
    .find((it) => it.textContent === label)!
    .click();

/** In the page, with everything run that follows from it. */
async function stood(html: string) {
  const host = put(html);
  await turn();
  return host;
}

async function opened(html: string) {
  const host = await stood(html);
  button(host).focus();
  await press('ArrowDown');
  await until(() => isOpen(host) && button(host).ariaExpanded === 'true');
  return host;
}

describe('A select of a form', () => {
  it('shows the options of the native select, which stays in the page and is sent', async () => {
    const form = await stood(`<form>${field()}</form>`);
    const host = form.querySelector('wb-select')!;
    expect(labels(host)).to.deep.equal(['Sizes', 'Delivery', 'Repairs']);
    expect(shown(host)).to.equal('Sizes');
    pick(host, 'Delivery');
    expect([...new FormData(form as unknown as HTMLFormElement)]).to.deep.equal([
      ['topic', 'Delivery'],
    ]);
    await until(() => shown(host) === 'Delivery');
    expect(marked(host)).to.deep.equal(['Delivery']);
  });

  it('tells the page of a choice as a native select does, and by its own event', async () => {
    const host = await stood(field('<option value="s">Sizes</option><option value="d">D'));
    const heard: unknown[] = [];
    for (const type of ['input', 'change'])
      native(host).addEventListener(type, ({ bubbles }) => heard.push([type, bubbles]));
    host.addEventListener('wb-select-change', (event) => heard.push((event as CustomEvent).detail));
    pick(host, 'D');
    expect(heard).to.deep.equal([['input', true], ['change', true], { value: 'd', values: ['d'] }]);
  });

  it('says nothing when the chosen option is taken again', async () => {
    const host = await opened(field());
    let changes = 0;
    host.addEventListener('change', () => (changes += 1));
    pick(host, 'Sizes');
    expect(changes).to.equal(0);
    expect(isOpen(host)).to.equal(false);
  });

  it('follows what a script, autofill or the browser chooses', async () => {
    const host = await stood(field());
    native(host).value = 'Repairs';
    native(host).dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => shown(host) === 'Repairs');
    native(host).value = 'Delivery';
    button(host).focus();
    await until(() => shown(host) === 'Delivery');
  });

  it('goes back to its first choice with its form', async () => {
    const form = await stood(`<form>${field(`<option>A<option selected>B<option>C`)}</form>`);
    const host = form.querySelector('wb-select')!;
    pick(host, 'C');
    await until(() => shown(host) === 'C');
    (form as unknown as HTMLFormElement).reset();
    await until(() => shown(host) === 'B');
  });

  it('tells options of one value or one label apart', async () => {
    const host = await stood(
      field('<option value="1">One</option><option value="1">Uno</option><option value="2">One'),
    );
    options(host)[1]!.click();
    expect(native(host).selectedIndex).to.equal(1);
    options(host)[2]!.click();
    expect(native(host).selectedIndex).to.equal(2);
    await until(() => marked(host).length === 1 && options(host)[2]!.ariaSelected === 'true');
  });

  it('shows labels as text, whatever they are', async () => {
    const odd = ['<b>&', '日本語 🧵', 'غرفة', '__proto__'];
    const html = odd.map((it) => `<option>${it.replace(/[<&]/g, (c) => `&#${c.charCodeAt(0)};`)}`);
    const host = await stood(field(`${html.join('')}<option label="Other">x`));
    expect(labels(host)).to.deep.equal([...odd, 'Other']);
  });

  it('shows five options at a time, or as many as its author says', async () => {
    const many = Array.from({ length: 20 }, (_, at) => `<option>No ${at + 1}`).join('');
    for (const [attributes, count] of [
      ['', 5],
      ['max-items="3"', 3],
      ['max-items="8"', 8],
    ] as const) {
      const host = await opened(field(many, '', attributes));
      expect(list(host).clientHeight).to.equal(count * options(host)[0]!.offsetHeight);
      await press('Escape');
    }
  });

  it('is not wider or narrower for another choice', async () => {
    const host = await stood(field(`<option>A<option>${'A long one '.repeat(3)}`));
    const { width } = button(host).getBoundingClientRect();
    options(host)[1]!.click();
    await until(() => shown(host)!.startsWith('A long'));
    expect(button(host).getBoundingClientRect().width).to.equal(width);
  });

  it('makes no page wider where the site makes its selects as wide as their place', async () => {
    const host = await stood(
      field(TOPICS, 'style="inline-size: 100%"', 'style="--wb-select-width: 100%"'),
    );
    const right = (node: Element) => node.getBoundingClientRect().right;
    expect(right(native(host))).to.be.at.most(right(button(host)));
  });

  it("with native is the browser's own", async () => {
    const host = await stood(field(TOPICS, '', 'native'));
    expect(button(host)).to.equal(null);
    expect(getComputedStyle(native(host)).opacity).to.equal('1');
    host.querySelector('label')!.click();
    native(host).focus();
    expect(document.activeElement).to.equal(native(host));
    expect(native(host).tabIndex).to.equal(0);
  });

  it('whose select stands in something else leaves it as it is, and says so once', async () => {
    expectWarning(/<wb-select> has no <select> directly in it/);
    const host = await stood(
      '<wb-select><label>Topic <select><option>A</select></label></wb-select>',
    );
    expect(button(host)).to.equal(null);
    expect(native(host).checkVisibility()).to.equal(true);
    expect(getComputedStyle(native(host)).opacity).to.equal('1');
  });
});

describe('A blank option', () => {
  const blank = (text: string, value = '') => `<option value="${value}">${text}</option>${TOPICS}`;

  it('is what is said while nothing is chosen, and no choice', async () => {
    for (const value of ['', ' ']) {
      const host = await stood(field(blank('Choose one', value), 'required'));
      expect(shown(host)).to.equal('Choose one');
      expect(labels(host)).to.deep.equal(['Sizes', 'Delivery', 'Repairs']);
      expect(marked(host)).to.deep.equal([]);
      pick(host, 'Sizes');
      await until(() => shown(host) === 'Sizes');
      expect(labels(host)).to.deep.equal(['Sizes', 'Delivery', 'Repairs']);
    }
  });

  it('takes back a choice that need not be made', async () => {
    const host = await stood(field(blank('Any')));
    pick(host, 'Sizes');
    await until(() => labels(host)[0] === 'Any');
    pick(host, 'Any');
    expect(native(host).value).to.equal('');
    await until(() => shown(host) === 'Any' && !labels(host).includes('Any'));
  });

  it('that is disabled or hidden takes nothing back', async () => {
    for (const more of ['disabled', 'hidden']) {
      const host = await stood(field(`<option value="" selected ${more}>Pick${TOPICS}`));
      expect(shown(host)).to.equal('Pick');
      pick(host, 'Sizes');
      await until(() => shown(host) === 'Sizes');
      expect(labels(host)).to.deep.equal(['Sizes', 'Delivery', 'Repairs']);
    }
  });

  it('without a text says what its author, the page or we say', async () => {
    expect(shown(await stood(field(blank(''))))).to.equal('Please choose');
    expect(shown(await stood(field(blank('X'), '', 'empty-text="All"')))).to.equal('All');
    const texts =
      '<script type="application/json" data-wb-page>{"texts":{"Please choose":"Bitte"}}';
    expect(shown(await stood(`${field(blank(''))}${texts}</script>`))).to.equal('Bitte');
  });
});

describe('Groups and disabled options', () => {
  const grouped = `<option>All</option><optgroup label="Before"><option>Sizes</option><option disabled>Stock</option></optgroup>
    <optgroup label="After" disabled><option>Repairs</option></optgroup><hr><optgroup label="After"><option>Delivery</option></optgroup>`;

  it('are groups with names, also two of one name', async () => {
    const host = await stood(field(grouped));
    const groups = [...list(host).querySelectorAll('[role=group]')];
    expect(groups.map((it) => it.ariaLabel)).to.deep.equal(['Before', 'After', 'After']);
    expect(labels(host)).to.deep.equal(['All', 'Sizes', 'Stock', 'Repairs', 'Delivery']);
  });

  it('are passed over by keys and letters, and never chosen', async () => {
    const host = await opened(field(grouped));
    await press('ArrowDown', 'ArrowDown');
    expect(active(host)).to.equal('Delivery');
    await press('s');
    expect(active(host)).to.equal('Sizes');
    await press('s');
    expect(active(host)).to.equal('Sizes');
    await press('End');
    expect(active(host)).to.equal('Delivery');
    pick(host, 'Stock');
    pick(host, 'Repairs');
    expect(native(host).value).to.equal('All');
    expect(isOpen(host)).to.equal(true);
    const off = options(host).filter((it) => it.ariaDisabled === 'true');
    expect(off.map((it) => it.textContent)).to.deep.equal(['Stock', 'Repairs']);
  });
});

describe('A select for several', () => {
  const several = (more = '') =>
    field('<option selected>Mon<option>Tue<option selected>Wed', `multiple ${more}`);

  it('says all that is chosen, and that there may be several', async () => {
    const host = await stood(several());
    expect(shown(host)).to.equal('Mon, Wed');
    expect(list(host).ariaMultiSelectable).to.equal('true');
    expect(marked(host)).to.deep.equal(['Mon', 'Wed']);
  });

  it('turns options on and off by Space, Enter and click, and stays open', async () => {
    const host = await opened(several());
    const heard: unknown[] = [];
    host.addEventListener('wb-select-change', (event) => heard.push((event as CustomEvent).detail));
    await press('ArrowDown', ' ');
    await until(() => shown(host) === 'Mon, Tue, Wed');
    await press('Home', 'Enter');
    await until(() => shown(host) === 'Tue, Wed');
    await clickAt(options(host)[2]!);
    await until(() => shown(host) === 'Tue');
    expect(isOpen(host)).to.equal(true);
    expect(heard).to.deep.equal([
      { value: 'Mon', values: ['Mon', 'Tue', 'Wed'] },
      { value: 'Tue', values: ['Tue', 'Wed'] },
      { value: 'Tue', values: ['Tue'] },
    ]);
    expect(active(host)).to.equal('Wed');
  });

  it('is closed by Escape, by Tab and by a click outside, which choose nothing', async () => {
    for (const key of ['Escape', 'Tab']) {
      const host = await opened(several());
      await press('ArrowDown', key);
      await until(() => !isOpen(host));
      expect(shown(host)).to.equal('Mon, Wed');
    }
    const host = await opened(`${several()}<p style="margin-block-start: 300px">Outside</p>`);
    await clickAt(host.nextElementSibling!);
    await until(() => !isOpen(host));
    expect(shown(host)).to.equal('Mon, Wed');
  });

  it('with none chosen says so, and is then missing when it is required', async () => {
    const host = await stood(several('required'));
    for (const label of ['Mon', 'Wed']) pick(host, label);
    await until(() => shown(host) === 'Please choose');
    expect(native(host).validity.valueMissing).to.equal(true);
  });

  it('is one line high, though the native select under it is a list', async () => {
    const host = await stood(several());
    const { height } = host.shadowRoot!.querySelector('.field')!.getBoundingClientRect();
    expect(height).to.equal(button(host).getBoundingClientRect().height);
  });
});

describe('The name of a select', () => {
  const named: [what: string, html: string, name: string][] = [
    ['its label', field(), 'Topic'],
    [
      'a label elsewhere in the page',
      '<div><label for="e">Else\n where</label><wb-select><select id="e"><option>A</select></wb-select></div>',
      'Else where',
    ],
    [
      'a label around the element, without its options',
      '<label>Topic: <wb-select><select><option>A</select></wb-select> please</label>',
      'Topic: please',
    ],
    ['aria-label', field(TOPICS, 'aria-label="Own"'), 'Own'],
    [
      'what aria-labelledby names, in its order',
      `<div><h2 id="h">Order</h2>${field(TOPICS, 'aria-labelledby="w h"')}<span id="w">When</span></div>`,
      'When Order',
    ],
    ['its title', '<wb-select><select title="T"><option>A</select></wb-select>', 'T'],
  ];
  for (const [what, html, name] of named) {
    it(`is ${what}`, async () => {
      const top = await stood(html);
      const host = top.matches('wb-select') ? top : top.querySelector('wb-select')!;
      expect([button(host).ariaLabel, list(host).ariaLabel]).to.deep.equal([name, name]);
    });
  }

  it('is missed once where there is none', async () => {
    expectWarning(/<wb-select> has a <select> without a label/);
    await stood('<wb-select><select><option>A</select></wb-select>');
  });
});

describe('What the page says of a select, its button says too', () => {
  it('required, disabled, its description and its error', async () => {
    const host = await stood(
      `${field(TOPICS, 'required aria-describedby="hint"')}<p id="hint">One only</p>`,
    );
    const described = () => {
      const id = button(host).getAttribute('aria-describedby');
      return id && host.shadowRoot!.getElementById(id)!.textContent;
    };
    expect(button(host).ariaRequired).to.equal('true');
    expect(described()).to.equal('One only');
    setFieldError([native(host)], 'Please choose one');
    await until(() => button(host).ariaInvalid === 'true');
    expect(described()).to.equal('One only Please choose one');
    setFieldError([native(host)], 'Really');
    await until(() => described() === 'One only Really');
    setFieldError([native(host)], null);
    await until(() => button(host).ariaInvalid === null);
    expect(described()).to.equal('One only');
    native(host).disabled = true;
    await until(() => button(host).disabled);
  });

  it('that a plain form lacks its choice, until there is one or the form is reset', async () => {
    const html = field('<option value="">None<option>A', 'required');
    const form = await stood(`<form>${html}</form>`);
    const host = form.querySelector('wb-select')!;
    const edge = () => getComputedStyle(button(host)).borderColor;
    const usual = edge();
    native(host).checkValidity();
    await turn();
    expect(button(host).ariaInvalid).to.equal(null);
    (form as HTMLFormElement).requestSubmit();
    await until(() => button(host).ariaInvalid === 'true');
    expect(edge()).not.to.equal(usual);
    pick(host, 'A');
    await until(() => button(host).ariaInvalid === null);
    expect(edge()).to.equal(usual);
    native(host).value = '';
    (form as HTMLFormElement).requestSubmit();
    await until(() => button(host).ariaInvalid === 'true');
    (form as HTMLFormElement).reset();
    await until(() => button(host).ariaInvalid === null);
  });

  it('in a fieldset that is disabled and enabled', async () => {
    const set = await stood(`<fieldset disabled><fieldset>${field()}</fieldset></fieldset>`);
    const host = set.querySelector('wb-select')!;
    expect(button(host).disabled).to.equal(true);
    set.removeAttribute('disabled');
    await until(() => !button(host).disabled);
  });

  it('in the first legend of a disabled fieldset, as the browser has it', async () => {
    const first = `<fieldset disabled><legend>${field()}</legend></fieldset>`;
    const host = (await stood(first)).querySelector('wb-select')!;
    expect(native(host).matches(':disabled')).to.equal(false);
    expect(button(host).disabled).to.equal(false);
    const second = `<fieldset disabled><legend>One</legend><legend>${field()}</legend></fieldset>`;
    const other = (await stood(second)).querySelector('wb-select')!;
    expect(native(other).matches(':disabled')).to.equal(true);
    expect(button(other).disabled).to.equal(true);
  });

  it('options that a script adds, takes away, renames or disables', async () => {
    const host = await stood(field());
    native(host).add(new Option('Prices', 'p', true, true));
    await until(() => shown(host) === 'Prices');
    expect(labels(host)).to.deep.equal(['Sizes', 'Delivery', 'Repairs', 'Prices']);
    native(host).options[0]!.text = 'All sizes';
    native(host).options[1]!.disabled = true;
    await until(() => labels(host)[0] === 'All sizes');
    expect(options(host)[1]!.ariaDisabled).to.equal('true');
    native(host).replaceChildren(new Option('Only'));
    await until(() => shown(host) === 'Only');
    expect(labels(host)).to.deep.equal(['Only']);
  });

  it('a select that takes the place of another', async () => {
    const host = await stood(field());
    const other = document.createElement('select');
    other.id = 't';
    other.append(new Option('New'), new Option('Newer'));
    native(host).replaceWith(other);
    await until(() => shown(host) === 'New');
    pick(host, 'Newer');
    expect(other.value).to.equal('Newer');
  });
});

describe('Focus on a select', () => {
  const around = (more = '') =>
    `<form><button id="before">B</button>${field('<option value="">-</option><option>A', more)}<button id="after">A</button></form>`;
  const isOnButton = (host: Element) => host.shadowRoot!.activeElement === button(host);

  it('comes to the list by its label', async () => {
    const host = await stood(field());
    await clickAt(host.querySelector('label')!);
    await until(() => isOnButton(host));
    await press('ArrowDown');
    await until(() => isOpen(host));
  });

  it('comes to the list by a script that focuses the native select', async () => {
    const host = await stood(field());
    native(host).focus();
    expect(isOnButton(host)).to.equal(true);
  });

  it('is one stop for Tab, there and back, and leaves nothing behind', async () => {
    const form = await stood(around('tabindex="0"'));
    const host = form.querySelector('wb-select')!;
    form.querySelector<HTMLElement>('#before')!.focus();
    await press('Tab');
    expect(isOnButton(host)).to.equal(true);
    await press('Tab');
    expect(document.activeElement!.id).to.equal('after');
    await pressBackTab();
    expect(isOnButton(host)).to.equal(true);
    await pressBackTab();
    expect(document.activeElement!.id).to.equal('before');
    expect(native(host).getAttribute('tabindex')).to.equal('0');
  });

  it("stays where the browser's validation puts it; the next key goes to the list", async () => {
    for (const key of ['ArrowDown', 'Enter', ' ']) {
      const form = await stood(around('required'));
      const host = form.querySelector('wb-select')!;
      form.querySelector<HTMLElement>('#after')!.click();
      await until(() => document.activeElement === native(host));
      await press(key);
      await until(() => isOpen(host));
      expect(isOnButton(host), key).to.equal(true);
      await press('Escape');
    }
  });

  it('is told of at the native select only while it is there', async () => {
    const form = await stood(around('required'));
    const host = form.querySelector('wb-select')!;
    const isTold = () => !native(host).assignedSlot!.closest('[aria-hidden]');
    expect(isTold()).to.equal(false);
    native(host).checkValidity();
    expect(isTold()).to.equal(false);
    form.querySelector<HTMLElement>('#after')!.click();
    await until(isTold);
    await press('ArrowDown');
    await until(() => isOnButton(host) && !isTold());
    await press('Escape');
  });

  it('is shown on what is seen, also when it is on what lies under it', async () => {
    const form = await stood(around('required'));
    const host = form.querySelector('wb-select')!;
    form.querySelector<HTMLElement>('#after')!.click();
    await until(() => document.activeElement === native(host));
    expect(getComputedStyle(button(host)).outlineStyle).to.equal('solid');
    const [under, over] = [native(host), button(host)].map((it) => it.getBoundingClientRect());
    expect(under!.top).to.equal(over!.top);
    expect(under!.left).to.equal(over!.left);
  });
});

describe('A select asleep', () => {
  const page = globalThis as { [LOADER]?: boolean };
  before(() => void (page[LOADER] = true));
  after(() => void delete page[LOADER]);

  const woken: HTMLElement[] = [];
  const watched = (host: HTMLElement) => watch(host, (other = host) => void woken.push(other));
  const wakes = (host: HTMLElement) => {
    woken.length = 0;
    watched(host);
    return woken.length;
  };
  const first = '<option disabled>None<option>A<option>B';

  it('is woken by its watcher when something else is chosen in it, and not when nothing is', () => {
    for (const html of [
      field(first),
      field('<option>A<option selected>B<option>C'),
      field('<option selected>A<option>B<option selected>C', 'multiple'),
      field('<option>A', 'multiple'),
      field('<option>A', 'size="3"'),
      field('', ''),
      '<wb-select></wb-select>',
    ]) {
      const host = put(published(html));
      expect(wakes(host), html).to.equal(0);
      const last = [...(host.querySelector('select')?.options ?? [])].at(-1);
      if (!last) continue;
      last.selected = !last.selected;
      expect(wakes(host), html).to.equal(1);
    }
  });

  it('is woken by its watcher when the browser fills it in, itself and no other', () => {
    const place = put(`<div>${published(field(first))}${published(field(first))}</div>`);
    for (const host of place.querySelectorAll<HTMLElement>('wb-select')) watched(host);
    const [, second] = place.querySelectorAll('select');
    woken.length = 0;
    second!.value = 'B';
    second!.dispatchEvent(new Event('change', { bubbles: true }));
    expect(woken).to.deep.equal([second!.closest('wb-select')]);
  });

  it('is woken by its watcher when a form is sent that lacks its choice', () => {
    const lacking = '<option value="">None<option>A';
    const place = put(
      `<form>${published(field())}${published(field(lacking, 'required'))}<button></button></form>`,
    );
    for (const host of place.querySelectorAll<HTMLElement>('wb-select')) watched(host);
    woken.length = 0;
    (place as HTMLFormElement).requestSubmit();
    expect(woken).to.deep.equal([place.querySelectorAll('wb-select')[1]]);
  });

  it('wakes with what was chosen meanwhile, and options that came meanwhile', async () => {
    const errors = await errorsOf(async () => {
      const host = put(published(field()));
      native(host).add(new Option('Late'));
      native(host).value = 'Late';
      (host as unknown as { [WAKE](): void })[WAKE]();
      await until(() => shown(host) === 'Late');
      expect(labels(host)).to.deep.equal(['Sizes', 'Delivery', 'Repairs', 'Late']);
    });
    expect(errors).to.deep.equal([]);
  });
});
