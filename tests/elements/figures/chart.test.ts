import { expect } from '@open-wc/testing';
import axe from 'axe-core';
import '../../../elements/figures/chart/chart';
import { expectWarning } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

type Host = HTMLElement & Record<string, unknown>;

const ITEMS = [
  { label: 'Rye', value: 42, color: '#ff0000' },
  { label: 'Spelt', value: 31 },
  { label: 'Walnut', value: 18 },
];
const YEARS = [
  { label: '2024', value: '120, 135, 160', color: '#0000ff' },
  { label: '2025', value: '140, x, 190', borderColor: '#00ff00', borderWidth: 4, fill: 'on' },
];

const inside = (host: Element, selector: string) => [
  ...host.shadowRoot!.querySelectorAll<SVGElement>(selector),
];
const surface = (host: Element) => inside(host, '.plot svg.recharts-surface')[0];
const rowsOf = (host: Element) =>
  [...host.querySelectorAll('tr')].map((row) => [...row.children].map((it) => it.textContent));

const stop = (host: Element) => inside(host, '.stop')[0];
const picture = (host: Element, shape: string) => inside(host, `.picture ${shape}`);

async function pictured(attributes: string, content = '') {
  const host = put<Host>(`<wb-chart ${attributes}>${content}</wb-chart>`);
  await until(() => stop(host));
  return host;
}

/** A chart that a mouse has come to, so that Recharts has taken the place of the picture. */
async function drawn(attributes: string, content = '') {
  const host = await pictured(attributes, content);
  stop(host)!.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  await until(() => surface(host) && !stop(host));
  return host;
}
const items = (value: unknown) => `items='${JSON.stringify(value)}'`;

describe('The picture of a chart', () => {
  const fills = (shapes: Element[]) => shapes.map((it) => it.getAttribute('fill'));

  it('shows a slice of its colour for each item, before anything is fetched that could draw it', async () => {
    const host = await pictured(items(ITEMS));
    expect(fills(picture(host, 'path'))).to.deep.equal([
      'rgb(255, 0, 0)',
      'var(--color-2)',
      'var(--color-3)',
    ]);
    expect(surface(host)).to.equal(undefined);
  });

  it('takes colours that its author did not give from the tokens', async () => {
    const host = await pictured(`type="bar" ${items(ITEMS)}`);
    host.style.setProperty('--wb-color-series-2', 'rgb(1, 2, 3)');
    expect(getComputedStyle(picture(host, 'rect')[1]!).fill).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(picture(host, 'rect')[0]!).fill).to.equal('rgb(255, 0, 0)');
  });

  it('shows bars, lines and bands as the drawing does, with the words below them', async () => {
    const words = (host: Element) => picture(host, '.shapes text').map((it) => it.textContent);
    const bars = await pictured(`type="bar" labels="A, B, C" ${items(YEARS)}`);
    expect(picture(bars, 'rect')).to.have.length(5);
    expect(words(bars)).to.deep.equal(['A', 'B', 'C']);
    const lines = await pictured(`type="line" labels="A, B, C" ${items(YEARS)}`);
    expect(fills(picture(lines, 'path'))).to.deep.equal(['none', 'var(--color-2)', 'none']);
    expect(words(lines)).to.deep.equal(['A', 'B', 'C']);
  });

  it('keeps its words readable on a narrow screen, and shows fewer of them', async () => {
    const months = Array.from({ length: 12 }, (_, at) => ({ label: `Month ${at}`, value: at + 1 }));
    const host = await pictured(`type="bar" ${items(months)}`);
    host.style.display = 'block';
    const shown = (width: number) => {
      host.style.width = `${width}px`;
      const words = picture(host, '.shapes text');
      return words.filter((it) => getComputedStyle(it).display !== 'none').length;
    };
    expect([shown(900), shown(500), shown(320), shown(200)]).to.deep.equal([12, 6, 3, 2]);
    expect(getComputedStyle(picture(host, '.shapes text')[0]!).fontSize).to.equal('12px');
  });

  it('is gone once Recharts draws, which then has the focus that was on it', async () => {
    const host = await pictured(`type="bar" ${items(ITEMS)}`);
    stop(host)!.focus();
    await until(() => surface(host) && !stop(host));
    expect(picture(host, 'rect')).to.deep.equal([]);
    expect(host.shadowRoot!.activeElement === surface(host), 'focus').to.equal(true);
  });

  it('keeps the keys that are pressed on it for the drawing', async () => {
    const host = await pictured(`type="bar" ${items(ITEMS)}`);
    stop(host)!.focus();
    for (const key of ['ArrowRight', 'ArrowRight'])
      stop(host)!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await until(() => inside(host, '.reading')[0]?.textContent?.startsWith('Walnut'));
  });

  it('tells the point that a finger has pressed on it', async () => {
    const host = await pictured(`type="bar" ${items(ITEMS)}`);
    const { left, width, top, height } = picture(host, 'rect')[1]!.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
    stop(host)!.dispatchEvent(new MouseEvent('click', at));
    await until(() => inside(host, '.reading')[0]?.textContent?.startsWith('Spelt'));
  });
});

describe('A chart', () => {
  it('draws a slice of its colour for each item', async () => {
    const host = await drawn(items(ITEMS));
    await until(() => inside(host, '.recharts-pie-sector path').length === 3);
    const [first] = inside(host, '.recharts-pie-sector path');
    expect(first!.getAttribute('fill')).to.equal('rgb(255, 0, 0)');
    expect(inside(host, '.legend li').map((it) => it.textContent)).to.deep.equal([
      'Rye',
      'Spelt',
      'Walnut',
    ]);
  });

  it('draws a bar for each item, or a row of them for each that has several numbers', async () => {
    const host = await drawn(`type="bar" ${items(ITEMS)}`);
    await until(() => inside(host, '.recharts-bar-rectangle path').length === 3);
    const [bar] = inside(host, '.recharts-bar-rectangle path');
    expect(bar!.getAttribute('fill')).to.equal('rgb(255, 0, 0)');
    expect(bar!.getAttribute('fill-opacity')).to.equal('0.5');
    const several = await drawn(`type="bar" ${items(YEARS)}`);
    await until(() => inside(several, '.recharts-bar-rectangle path').length === 5);
    expect(inside(several, '.recharts-bar')).to.have.length(2);
  });

  it('draws a line with its border, and a band of one half where it is to be filled', async () => {
    const host = await drawn(`type="line" labels="A, B, C" ${items(YEARS)}`);
    await until(() => inside(host, '.recharts-area-area').length === 2);
    const bands = inside(host, '.recharts-area-area').map((it) => it.getAttribute('fill-opacity'));
    expect(bands).to.deep.equal(['0', '0.5']);
    const [, line] = inside(host, '.recharts-area-curve');
    expect([line!.getAttribute('stroke'), line!.getAttribute('stroke-width')]).to.deep.equal([
      'rgb(0, 255, 0)',
      '4',
    ]);
    expect(inside(host, '.tick').map((it) => it.textContent)).to.include.members(['A', 'B', 'C']);
  });

  it('has its numbers in the page as a table', async () => {
    const host = await drawn(`label="Loaves" labels="Spring, Summer" ${items(YEARS)} type="bar"`);
    expect(host.querySelector('caption')!.textContent).to.equal('Loaves');
    expect(rowsOf(host)).to.deep.equal([
      ['', 'Spring', 'Summer', '3'],
      ['2024', '120', '135', '160'],
      ['2025', '140', '–', '190'],
    ]);
    expect(rowsOf(await drawn(items(ITEMS)))[0]).to.deep.equal(['Rye', '42']);
  });

  it('draws what a table of its author says, and makes no second one', async () => {
    const table = `<table><thead><tr><td></td><th>2024</th><th>2025</th></tr></thead>
      <tbody><tr data-color="#ff0000"><th>At the door</th><td>1,200 €</td><td data-value="7.5">seven</td></tr>
      <tr><th>Market</th><td>640</td><td>–</td></tr></tbody></table>`;
    const host = await drawn(`type="bar" ${items(ITEMS)}`, table);
    await until(() => inside(host, '.recharts-bar-rectangle path').length === 3);
    expect(host.querySelectorAll('table')).to.have.length(1);
    expect(inside(host, '.legend li').map((it) => it.textContent)).to.deep.equal([
      'At the door',
      'Market',
    ]);
  });

  it('opens its table below it', async () => {
    const host = await drawn(items(ITEMS));
    const table = host.querySelector('table')!;
    expect(table.checkVisibility()).to.equal(false);
    inside(host, 'summary')[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(table.checkVisibility()).to.equal(true);
  });

  it('reads out the points by keys', async () => {
    const host = await drawn(`type="bar" label="Loaves" ${items(ITEMS)}`);
    surface(host)!.focus();
    const press = (key: string) =>
      surface(host)!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('ArrowRight');
    const read = () => inside(host, '.reading')[0]?.textContent;
    await until(() => read()?.startsWith('Spelt'));
    expect(read()).to.include('31');
    press('ArrowLeft');
    await until(() => read()?.startsWith('Rye'));
  });

  it('is one stop for Tab, named by its label or by a text of the page', async () => {
    for (const type of ['pie', 'bar', 'line']) {
      const host = await drawn(`type="${type}" label="Loaves" ${items(YEARS)}`);
      const stops = () => inside(host, '.plot *').filter(({ tabIndex }) => tabIndex >= 0);
      await until(() => inside(host, 'path').length > 2);
      expect(stops().map((it) => [it.role, it.ariaLabel])).to.deep.equal([
        ['application', 'Loaves'],
      ]);
    }
    put(`<script type="application/json" data-wb-page>{"texts":{"Chart":"Diagramm"}}</script>`);
    const host = document.createElement('wb-chart') as Host;
    host.items = ITEMS;
    document.querySelector('[data-wb-page]')!.after(host);
    await until(() => stop(host)?.ariaLabel === 'Diagramm');
    host.remove();
  });

  it('has screen readers say the point that is read', async () => {
    const host = await drawn(`type="bar" ${items(ITEMS)}`);
    await until(() => inside(host, '[role=status]').length === 1);
    const [status] = inside(host, '[role=status]');
    surface(host)!.focus();
    await until(() => status!.textContent!.startsWith('Rye'));
  });

  it('has nothing for axe to say when it is drawn', async () => {
    for (const type of ['pie', 'bar', 'line']) {
      const host = await drawn(`type="${type}" label="Loaves" ${items(YEARS)}`);
      const { violations } = await axe.run(host, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id }) => id)).to.deep.equal([]);
    }
  });

  it('measures nothing in the page', async () => {
    await drawn(`type="line" ${items(YEARS)}`);
    expect(document.querySelector('[id^=recharts]')).to.equal(null);
  });

  it('keeps its table inside where it stands in a paragraph, which a table of the page would end', async () => {
    const paragraph = put('<p></p>');
    paragraph.innerHTML = `<wb-chart ${items(ITEMS)}></wb-chart>`;
    const host = paragraph.querySelector<Host>('wb-chart')!;
    await until(() => stop(host));
    expect(rowsOf(host)).to.deep.equal([]);
    const [table] = inside(host, 'table');
    expect(table!.textContent).to.equal('Rye42Spelt31Walnut18');
    expect(table!.hasAttribute('slot')).to.equal(false);
  });

  it('is as big as the room that is kept for it, and stays so', async () => {
    const host = await pictured(`type="bar" ${items(ITEMS)}`);
    const height = () => Math.round(host.getBoundingClientRect().height);
    const before = height();
    stop(host)!.focus();
    await until(() => surface(host));
    expect(height()).to.equal(before);
    host.style.display = 'block';
    host.style.width = '300px';
    await until(() => surface(host)!.getAttribute('width') === '300');
    expect(surface(host)!.getAttribute('height')).to.equal('150');
  });

  it('waits in a panel that closes, and is not drawn anew when that opens', async () => {
    const host = await drawn(`type="bar" ${items(ITEMS)}`);
    const before = surface(host);
    const frame = () => new Promise(requestAnimationFrame);
    for (const display of ['none', 'block']) {
      host.style.display = display;
      for (let times = 0; times < 3; times += 1) await frame();
      await turn();
    }
    expect(surface(host) === before, 'the same drawing').to.equal(true);
    host.style.width = '300px';
    await until(() => surface(host)!.getAttribute('width') === '300');
    expect(surface(host) === before, 'the same drawing').to.equal(true);
  });

  it('leaves out items without a number, says so once, and draws the others', async () => {
    expectWarning(
      /^<wb-chart items>: some items have no number to draw, so they are left out\. Give/,
    );
    const host = await drawn(
      items([...ITEMS, { label: 'x' }, null, { label: 'y', value: 'many' }]),
    );
    await until(() => inside(host, '.recharts-pie-sector path').length === 3);
    expect(rowsOf(host)).to.have.length(3);
  });

  it('without a single number leaves the table of its author, or nothing', async () => {
    expectWarning(/^<wb-chart (items|table)>: some (items|rows) have no number/);
    expectWarning(/^<wb-chart (items|table)>: some (items|rows) have no number/);
    const host = put<Host>(`<wb-chart ${items([{ label: 'x' }])}></wb-chart>`);
    await turn();
    expect(inside(host, '.plot, summary')).to.deep.equal([]);
    expect(host.querySelector('table')).to.equal(null);
    const own = put<Host>('<wb-chart><table><tr><th>a</th><td>b</td></tr></table></wb-chart>');
    await turn();
    expect(own.querySelector('table')!.checkVisibility()).to.equal(true);
  });

  it('draws other items when it is given some', async () => {
    const host = await drawn(items(ITEMS));
    host.items = [{ label: 'One', value: 1 }];
    await until(() => inside(host, '.recharts-pie-sector path').length === 1);
    expect(rowsOf(host)).to.deep.equal([['One', '1']]);
    host.type = 'bar';
    await until(() => inside(host, '.recharts-bar-rectangle path').length === 1);
  });
});
