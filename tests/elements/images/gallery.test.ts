import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { figures, links } from '../../../demo/gallery/images/pictures';
import '../../../elements/images/gallery/gallery';
import { announce } from '../../../shared/bus/bus';
import { expectWarning, warnings } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

const radios = (host: Element) => [
  ...host.shadowRoot!.querySelectorAll<HTMLInputElement>('input[type=radio]'),
];
const names = (host: Element) => radios(host).map((it) => it.parentElement!.textContent);
const choose = (host: Element, tag: string) =>
  radios(host)
    .find((it) => it.value === tag)!
    .click();
/** The alternative texts of the pictures that can be seen. */
const seen = (host: Element) =>
  [...host.querySelectorAll('img')].flatMap((it) => (it.checkVisibility() ? it.alt : []));
const large = (host: Element) =>
  host.shadowRoot!.querySelector<HTMLImageElement>('[part=image]')?.alt;
const boxes = (host: Element) => [...host.children].map((it) => it.getBoundingClientRect());
/** How many pictures stand beside each other at the top. */
const across = (host: Element) => boxes(host).filter((it, _, [first]) => it.top === first!.top);
const tagged = links(6, { tagged: true });

describe('A gallery', () => {
  it('leaves out the pictures without the chosen tag, and shows all of them for *', async () => {
    const host = put(`<wb-gallery>${tagged}</wb-gallery>`);
    expect(names(host)).to.deep.equal(['All', 'Land', 'Water', 'Evening']);
    choose(host, 'Water');
    expect(seen(host)).to.deep.equal(['A fjord', 'Fields in the snow']);
    choose(host, '*');
    expect(seen(host)).to.have.length(6);
  });

  it('marks a picture that cannot be shown until it can be, and warns of it once', async () => {
    expectWarning(
      /^<wb-gallery>: the picture "[^"]*\/gone\.png" cannot be shown, so visitors see its alt/,
    );
    const item = '<a href="/gone.png"><img src="/gone.png" alt="Lost" width="4" height="3"></a>';
    const host = put(`<wb-gallery>${item}${links(1)}${item}</wb-gallery>`);
    const broken = () => [...host.querySelectorAll('img[data-broken]')];
    await until(() => broken().length === 2);
    const image = host.querySelector('img')!;
    image.src = host.children[1]!.querySelector('img')!.src;
    await until(() => broken().length === 1);
    expect(host.querySelector('[data-broken]')).not.to.equal(image);
    expect(warnings()).to.have.length(1);
  });

  it('marks a large picture that cannot be shown until another is chosen, and warns of it', async () => {
    expectWarning(/"[^"]*\/gone-large\.png" cannot be shown/);
    const item = '<a href="/gone-large.png"><img src="/images/hills.svg" alt="Lost"></a>';
    const [good] = [...put(`<div>${links(1)}</div>`).children].map((it) => it.outerHTML);
    const small = /src="([^"]*)"/.exec(good!)![1]!;
    const host = put(
      `<wb-gallery layout="big">${item.replace('/images/hills.svg', small)}${good}</wb-gallery>`,
    );
    const image = () => host.shadowRoot!.querySelector('[part=image]')!;
    await until(() => image().hasAttribute('data-broken'));
    host.active = 2;
    await until(() => !image().hasAttribute('data-broken'));
    expect(warnings()).to.have.length(1);
  });

  it('begins with the tag that its author names, and sorts tags when told', () => {
    const host = put(`<wb-gallery sorted filter="Evening">${tagged}</wb-gallery>`);
    expect(names(host)).to.deep.equal(['All', 'Evening', 'Land', 'Water']);
    expect(seen(host)).to.deep.equal(['Hills at dusk']);
  });

  it('sorts tags as the language around it does, whatever the visitor speaks', () => {
    const items = ['Öl', 'Äpplen', 'Zoo', 'Nr 40', 'Nr 9'].map(
      (tag) => `<a href="/images/hills.svg" data-tags="${tag}"><img alt="${tag}"></a>`,
    );
    const sortedIn = (lang: string) => {
      const place = put(
        `<div lang="${lang}"><wb-gallery sorted>${items.join('')}</wb-gallery></div>`,
      );
      return names(place.firstElementChild!).slice(1);
    };
    expect(sortedIn('sv')).to.deep.equal(['Nr 9', 'Nr 40', 'Zoo', 'Äpplen', 'Öl']);
    expect(sortedIn('de')).to.deep.equal(['Äpplen', 'Nr 9', 'Nr 40', 'Öl', 'Zoo']);
  });

  it('keeps the chosen tag when a picture is added, and leaves that out as well', async () => {
    const host = put(`<wb-gallery>${tagged}</wb-gallery>`);
    choose(host, 'Water');
    host.insertAdjacentHTML('beforeend', links(1, { tagged: true }));
    await until(() => host.lastElementChild!.hasAttribute('data-wb-filtered'));
    expect(seen(host)).to.have.length(2);
  });

  it('chooses all pictures when the chosen tag has gone with those that had it', async () => {
    const host = put(`<wb-gallery>${tagged}</wb-gallery>`);
    choose(host, 'Water');
    for (const item of host.querySelectorAll('[data-tags=Water]')) item.remove();
    await until(() => radios(host).length === 3);
    expect(radios(host).map(({ checked }) => checked)).to.deep.equal([true, false, false]);
    expect(seen(host)).to.have.length(4);
  });

  it('shows all pictures again when none has a tag any more', async () => {
    const host = put(`<wb-gallery>${tagged}</wb-gallery>`);
    choose(host, 'Water');
    for (const item of host.children) item.removeAttribute('data-tags');
    await until(() => radios(host).length === 0);
    expect(seen(host)).to.have.length(6);
  });

  it('has as many columns as it is told, by the width of the window', async () => {
    const attributes = 'columns="4" columns-tablet="3" columns-phone="1"';
    const host = put(`<wb-gallery ${attributes}>${figures()}</wb-gallery>`);
    for (const [width, count] of [
      [992, 4],
      [991, 3],
      [768, 3],
      [767, 1],
    ] as const) {
      await setViewport({ width, height: 600 });
      expect(across(host)).to.have.length(count);
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('shows whole pictures in columns, in the order of the page, each in the shortest', () => {
    const host = put(`<wb-gallery layout="masonry" columns-tablet="2">${figures()}</wb-gallery>`);
    for (const [index, { width, height }] of boxes(host).entries()) {
      const image = host.querySelectorAll('img')[index]!;
      const whole = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      expect(width / height).to.be.closeTo(whole, whole * 0.08);
    }
    const lefts = new Set(boxes(host).map(({ left }) => left));
    expect(lefts.size).to.equal(2);
    const [first, second, third] = boxes(host);
    // The second is tall, so the third stands below the first.
    expect(third!.left).to.equal(first!.left);
    expect(third!.top).to.be.within(first!.bottom, second!.bottom);
  });

  it('shows whole pictures in rows of one height, as wide as there is room', () => {
    const host = put(`<wb-gallery layout="justified">${links()}</wb-gallery>`);
    const [first] = boxes(host);
    const row = boxes(host).filter(({ top }) => top === first!.top);
    for (const { height } of row) expect(height).to.be.closeTo(first!.height, 1);
    expect(row.at(-1)!.right).to.be.closeTo(host.getBoundingClientRect().right, 1);
  });

  it('goes without the ratio of a picture that tells none', () => {
    const host = put('<wb-gallery layout="masonry"><img alt="A"><img alt="B"></wb-gallery>');
    expect(boxes(host)[0]!.width / boxes(host)[0]!.height).to.be.closeTo(1.5, 0.2);
  });

  it('shows one picture large, the one that was clicked, unless that is prevented', async () => {
    const host = put(`<wb-gallery layout="big">${figures(4)}</wb-gallery>`);
    expect(large(host)).to.equal('Dunes in the morning');
    host.querySelectorAll('a')[2]!.click();
    await turn();
    expect(large(host)).to.equal('A meadow');
    const current = [...host.querySelectorAll('a')].map((it) => it.ariaCurrent);
    expect(current).to.deep.equal([null, null, 'true', null]);
    host.addEventListener('wb-gallery-change', (event) => event.preventDefault());
    host.querySelectorAll('a')[1]!.click();
    await turn();
    expect(large(host)).to.equal('A meadow');
  });

  it('shows the picture of the variant that is chosen, whatever size its address asks for', async () => {
    const body = `<wb-gallery layout="big" product-handle="tent">${figures(4)}</wb-gallery>`;
    const host = put(body);
    const image = '/gallery/pictures/fjord.svg?width=200&v=7';
    announce('product.choice', 'tent', { choice: {}, variantId: '1', image });
    await turn();
    expect(large(host)).to.equal('A fjord');
    announce('product.choice', 'tent', { choice: {}, variantId: '2', image: '/other.svg' });
    announce('product.choice', 'other', { choice: {}, variantId: '2', image: '/dunes.svg' });
    await turn();
    expect(large(host)).to.equal('A fjord');
  });

  it('shows the large picture from a file with as many pixels as it has room for (an old bug)', async () => {
    const file = (name: string) => `/gallery/pictures/${name}.svg?large`;
    const small = '/gallery/pictures/dunes.svg?small';
    const image = `<img src="${small}" alt="A" width="80" height="60">`;
    const places = [file('dusk'), file('snow'), file('meadow'), '/a-page'];
    const items = places.map((it) => `<a href="${it}">${image}</a>`).join('');
    const host = put(`<wb-gallery layout="big">${items}</wb-gallery>`);
    const shown = () => host.shadowRoot!.querySelector<HTMLImageElement>('[part=image]')!;
    const isFrom = (address: string) => shown().currentSrc.endsWith(address);
    await until(() => isFrom(file('dusk')));
    host['active'] = 2;
    await until(() => isFrom(file('snow')));
    host['active'] = 4;
    await until(() => isFrom(small));
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(asked.filter((it) => it.endsWith(file('meadow')))).to.deep.equal([]);

    const [first] = host.children as unknown as HTMLElement[];
    first!.dataset['width'] = '1200';
    first!.querySelector('img')!.srcset = `${small} 80w, ${file('fjord')} 480w`;
    host['active'] = 1;
    await until(() => isFrom(file('dusk')));
    expect(shown().srcset).to.equal(`${small} 80w, ${file('fjord')} 480w, ${file('dusk')} 1200w`);
  });

  it('opens the large picture in the viewer at its place among all, and gives the focus back to it', async () => {
    const host = put(`<wb-gallery layout="big" active="3">${figures(4)}</wb-gallery>`);
    const link = host.shadowRoot!.querySelector<HTMLElement>('[part=large]')!;
    link.focus();
    link.click();
    const status = () => host.shadowRoot!.querySelector('dialog [role=status]')?.textContent;
    await until(() => status() === '3 of 4: Behind the house');
    await until(() => host.querySelector('.pswp__img'));
    host.shadowRoot!.querySelector<HTMLElement>('dialog [aria-label=Close]')!.click();
    await until(() => !host.shadowRoot!.querySelector('dialog'));
    expect(host.shadowRoot!.activeElement).to.equal(link);
    expect(large(host)).to.equal('A meadow');
  });

  it('moves the pictures that stay to their new places, at once with less motion', async () => {
    const host = put(`<wb-gallery columns-tablet="3">${tagged}</wb-gallery>`);
    const fjord = host.children[1]!;
    const moves = () =>
      fjord.getAnimations().map((it) => (it.effect as KeyframeEffect).getKeyframes());
    const before = fjord.getBoundingClientRect();
    choose(host, 'Water');
    const [[from]] = moves() as [ComputedKeyframe[]];
    expect(from!['translate']).to.equal(
      `${before.left - host.children[0]!.parentElement!.getBoundingClientRect().left}px`,
    );
    await emulateMedia({ reducedMotion: 'reduce' });
    for (const it of host.getAnimations({ subtree: true })) it.finish();
    choose(host, '*');
    expect(host.getAnimations({ subtree: true })).to.deep.equal([]);
    await emulateMedia({ reducedMotion: 'no-preference' });
    choose(host, 'Water');
    choose(host, '*');
    const shown = host.children[0]!.getAnimations();
    expect(shown).to.have.length(1);
  });

  it('has its captions below the pictures, over them, or in the viewer alone', () => {
    const captionOf = (host: Element) => host.querySelector('figcaption')!;
    const boxesIn = (host: Element) => [
      host.querySelector('img')!.getBoundingClientRect(),
      captionOf(host).getBoundingClientRect(),
    ];
    const below = put(`<wb-gallery>${figures()}</wb-gallery>`);
    let [image, caption] = boxesIn(below);
    expect(caption!.top).to.be.at.least(image!.bottom - 1);
    for (const [attributes, isOver] of [
      ['captions="over"', true],
      // They have no room for it below.
      ['layout="masonry"', true],
      ['layout="justified"', true],
      ['layout="big" captions="over"', false],
      ['captions="viewer"', false],
      ['layout="masonry" captions="viewer"', false],
    ] as const) {
      const host = put(`<wb-gallery ${attributes}>${figures()}</wb-gallery>`);
      expect(captionOf(host).checkVisibility(), attributes).to.equal(isOver);
      if (!isOver) continue;
      [image, caption] = boxesIn(host);
      expect(caption!.bottom, attributes).to.be.closeTo(image!.bottom, 1);
      expect(caption!.top, attributes).to.be.above(image!.top);
    }
  });

  it('follows no address that may not be followed, large or small', () => {
    expectWarning(/the picture "javascript:alert\(2\)" cannot be shown/);
    const bad = '<a href="javascript:alert(1)"><img src="javascript:alert(2)" alt="Bad"></a>';
    const host = put(`<wb-gallery layout="big">${bad}</wb-gallery>`);
    expect(host.shadowRoot!.querySelector('[part=large], [part=image]')).to.equal(null);
  });

  it('is empty without pictures', () => {
    expectWarning(/columns="0"/);
    const host = put('<wb-gallery columns="0"></wb-gallery>');
    expect(radios(host)).to.deep.equal([]);
  });
});
