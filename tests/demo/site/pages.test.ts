import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parse } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import { plans } from '../../../demo/site/catalogue/plans';
import type { ShopProduct } from '../../../demo/site/catalogue/read-catalogue';
import { plannedVariants } from '../../../demo/site/catalogue/variants';
import { articles } from '../../../demo/site/journal/articles';
import { cartPage } from '../../../demo/site/pages/cart';
import { html, jsonMarkup } from '../../../demo/site/pages/markup';
import { sitePages, unpublished } from '../../../demo/site/pages/site-pages';
import { parseProducts } from '../../../elements/storefront/product';
import { seeded } from './seeded';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const products: ShopProduct[] = plans.map((plan, place) => ({
  ...plan,
  optionNames: plan.options.map((option) => option.title),
  variants: plannedVariants(plan, place),
}));
const pages = sitePages(products, seeded, unpublished);
const shopsIn = (path: string) =>
  pages.get(path)?.html.match(/<wb-shop(?!-bag)[- >]/g)?.length ?? 0;
const elementsOf = (path: string) => [...elements(parse(pages.get(path)?.html ?? ''))];

describe('Markup', () => {
  test('escapes text in content and in attributes', () => {
    const text = `3/4" & <b>'x'</b>`;
    const escaped = '3/4&quot; &amp; &lt;b&gt;&#39;x&#39;&lt;/b&gt;';
    assert.equal(
      html`<p title="${text}">${text}</p>`.source,
      `<p title="${escaped}">${escaped}</p>`,
    );
  });

  test('puts nested markup and lists of it in as they are, and nothing for nothing', () => {
    const list = ['a', 'b'].map((text) => html`<i>${text}</i>`);
    assert.equal(
      html`${list}${html`<b></b>`}${null}${false}${undefined}${0}`.source,
      '<i>a</i><i>b</i><b></b>0',
    );
  });

  test('writes data that cannot end its script', () => {
    const data = { text: '</script><!--\u2028' };
    assert.doesNotMatch(jsonMarkup(data).source, /<|\u2028/);
    assert.deepEqual(JSON.parse(jsonMarkup(data).source), data);
  });
});

describe('The pages', () => {
  test('are the home page, the catalogue, three about forms, one for each product, a landing page, two stories, those of a church and of a hosted shop, and an article in two languages', () => {
    const others = [...pages.keys()].filter((path) => !/^\/(shop|offcuts)\//.test(path));
    assert.deepEqual(
      others.toSorted(),
      [
        '/',
        '/church',
        '/church/articles',
        '/church/groups',
        '/church/people',
        '/church/sermons',
        '/church/thanks',
        '/contact',
        '/enquiry',
        '/forms/sent',
        ...articles.map(({ path }) => path),
        '/linen-box',
        '/offcuts',
        '/shop',
        '/stories/flax',
        '/workshop',
      ].toSorted(),
    );
    // Whatever of its shop the provider's script shows, its address has a page that holds the shop.
    const hosted = [...pages.keys()].filter((path) => path.startsWith('/offcuts/'));
    for (const path of hosted)
      assert.equal(shopsIn(path), path.endsWith('/thank-you') ? 0 : 1, path);
    assert.ok(hosted.some((path) => shopsIn(path) === 0));
    assert.equal(pages.size - others.length - hosted.length, products.length);
    for (const [path, { html }] of pages) assert.match(html, /^<!doctype html>/, path);
  });

  test('carry product data that the elements read without a problem, on every page', () => {
    for (const product of products) {
      const { products: read, problems } = parseProducts(dataOf(`/shop/${product.handle}`));
      assert.deepEqual(problems, [], product.handle);
      const variants = read.get(product.handle)?.variants ?? [];
      assert.deepEqual(
        variants.map(({ id, options, available }) => ({ id, options, available })),
        product.variants.map(({ id, options, stock }) => ({
          id: String(id),
          options,
          available: stock > 0,
        })),
      );
    }
    assert.deepEqual(parseProducts(dataOf('/shop')).problems, []);
  });

  test('lead to nothing that a site with a mail server does not have', () => {
    for (const [path, { html }] of pages)
      assert.doesNotMatch(html, /href="\/(outbox|submissions)"/, path);
  });

  test('keep quotes, slashes, letters of all kinds and markup as plain text', () => {
    const values = elementsOf('/shop/markup-mug').map((element) => attribute(element, 'value'));
    assert.ok(values.includes('<br>'));
    const heading = elementsOf('/shop/markup-mug').find((element) => element.tagName === 'h1');
    assert.equal(textOf(heading!), 'Mug for people who write <html>');
    const mug = elementsOf('/shop/stoneware-mug').map((element) => attribute(element, 'value'));
    assert.ok(mug.includes('Crème & “Salt”'));
  });

  test('ask every option of a product with a picker of its title', () => {
    for (const product of products) {
      const pickers = elementsOf(`/shop/${product.handle}`).filter(
        (element) => element.tagName === 'wb-variant-picker',
      );
      assert.deepEqual(
        pickers.map((picker) => attribute(picker, 'variant-title')),
        product.optionNames,
      );
      for (const picker of pickers) {
        const place = product.optionNames.indexOf(attribute(picker, 'variant-title') ?? '');
        const value = attribute(picker, 'value') ?? '';
        assert.ok(product.options[place]?.values.includes(value), product.handle);
      }
    }
  });

  test('have no inline style, no inline script and no handler, so a strict policy holds', () => {
    for (const [path, { html }] of pages) {
      for (const element of elements(parse(html))) {
        assert.notEqual(element.tagName, 'style', path);
        for (const { name } of element.attrs) assert.doesNotMatch(name, /^(style|on.*)$/, path);
        if (element.tagName !== 'script') continue;
        const inert = attribute(element, 'type') === 'application/json';
        assert.ok(inert || attribute(element, 'src')?.startsWith('/'), path);
      }
    }
  });

  test('give every picture its width and height, and every link a place on this site', () => {
    for (const [path, { html }] of pages) {
      for (const element of elements(parse(html))) {
        if (element.tagName === 'img') {
          assert.ok(attribute(element, 'width') && attribute(element, 'height'), path);
          assert.notEqual(attribute(element, 'alt'), undefined, path);
        }
        const address = attribute(element, 'href');
        if (element.tagName === 'a') assert.match(address ?? '', /^([/#]|mailto:)/, path);
        if (address?.startsWith('/shop/')) assert.ok(pages.has(address), address);
      }
    }
  });

  test('use an id once', () => {
    for (const [path, { html }] of pages) {
      const ids = [...elements(parse(html))].flatMap((element) => attribute(element, 'id') ?? []);
      assert.equal(new Set(ids).size, ids.length, path);
    }
  });

  test('show a cart with its lines, totals and forms that need no script', () => {
    const line = {
      variantId: 7,
      handle: 'markup-mug',
      title: 'Mug <b>',
      optionNames: ['Text'],
      options: ['</script>'],
      price: 1600,
      quantity: 3,
      total: 4800,
    };
    const page = cartPage({ lines: [line], count: 3, total: 4800 }, 'Only 3 & no more.');
    assert.match(page, /€16,00 each/);
    assert.match(page, /<dd>€48,00<\/dd>/);
    assert.match(page, /role="alert">Only 3 &amp; no more\./);
    assert.match(page, /Text: &lt;\/script&gt;/);
    const forms = [...elements(parse(page))].filter(
      (it) => it.tagName === 'form' && attribute(it, 'action') !== '/theme',
    );
    assert.deepEqual(
      forms.map((form) => [attribute(form, 'action'), attribute(form, 'method')]),
      [
        ['/cart/change', 'post'],
        ['/cart/change', 'post'],
      ],
    );
  });
});

function dataOf(path: string): unknown {
  const script = elementsOf(path).find((element) => attribute(element, 'data-wb-products') === '');
  return JSON.parse(textOf(script!));
}

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
