import { expect } from '@open-wc/testing';
import '../../../elements/text/placeholder/placeholder';
import { nodesIn } from '../../../shared/browser/html/sanitise';
import { richText } from '../../../shared/browser/html/rich-text';
import { toHtml } from '../../../shared/content/markup';
import { expectWarning } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

type Host = HTMLElement & Record<string, unknown>;

const encoded = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const contentOf = (host: Element) => host.querySelector<HTMLElement>(':scope > [slot=content]');
const shown = (host: HTMLElement) => host.innerText.trim();

async function show(content: string, more = '', inside = 'Fallback') {
  const host = put<Host>(
    `<wb-placeholder base64="${encoded(content)}" ${more}>${inside}</wb-placeholder>`,
  );
  await turn();
  return host;
}

async function showHtml(content: string, more = '') {
  const host = await show(content, `format="html" ${more}`);
  await until(() => contentOf(host));
  return host;
}

describe('wb-placeholder', () => {
  afterEach(() => {
    put('<i></i>');
    expect(globalThis).not.to.have.property('wbRan');
  });

  it('shows its content as a part of the page, in UTF-8', async () => {
    const host = await show('Pão 😀 <b>bold</b>');
    expect(contentOf(host)!.textContent).to.equal('Pão 😀 <b>bold</b>');
    expect(contentOf(host)!.childElementCount).to.equal(0);
    expect(shown(host)).not.to.contain('Fallback');
  });

  it('shows its own content where there is none', async () => {
    for (const content of ['', ' \n ', '{{name fallback=""}}']) {
      const host = await show(content);
      expect(contentOf(host), content).to.equal(null);
      expect(shown(host)).to.equal('Fallback');
    }
  });

  it('shows its own content where there is nothing to read, and warns once', async () => {
    expectWarning(/^<wb-placeholder base64="%%%">: the value is no base64 of UTF-8, so .+ Encode /);
    const host = put<Host>('<wb-placeholder base64="%%%">Fallback</wb-placeholder>');
    await turn();
    expect(shown(host)).to.equal('Fallback');
  });

  it('fills in values, from HTML and from a script', async () => {
    const host = await show('Hi {{name fallback="you"}}', `values='{"name":"Ada"}'`);
    expect(shown(host)).to.equal('Hi Ada');
    host['values'] = {};
    await turn();
    expect(shown(host)).to.equal('Hi you');
  });

  it('warns of a name that has neither value nor fallback', async () => {
    expectWarning(
      /^<wb-placeholder values>: there is none for \{\{lost\}\}, so .+ Add it to values/,
    );
    expect(shown(await show('a{{lost}}b'))).to.equal('ab');
  });

  it('shows HTML when it has been cleaned', async () => {
    const host = await showHtml(
      '<h3>Hi {{name}}</h3><p>Rye<br>bread</p>',
      `values='{"name":"<i>"}'`,
    );
    expect(contentOf(host)!.localName).to.equal('div');
    expect(host.querySelector('h3')!.innerHTML).to.equal('Hi &lt;i&gt;');
    expect(host.querySelectorAll('p, br')).to.have.length(2);
  });

  it('shows HTML within a paragraph as a part of its sentence', async () => {
    const box = put(
      `<p>Dear <wb-placeholder format="html" base64="${encoded('<p><b>Ada</b></p>')}">friend</wb-placeholder></p>`,
    );
    await until(() => box.querySelector('b'));
    expect(contentOf(box.querySelector('wb-placeholder')!)!.outerHTML).to.equal(
      '<span slot="content" data-wb-drawn=""><b>Ada</b></span>',
    );
  });

  it('shows the last of several contents, and goes from HTML to text and back', async () => {
    const host = await showHtml('<b>one</b>');
    host['base64'] = encoded('<b>two</b>');
    host['base64'] = encoded('<b>three</b>');
    await until(() => shown(host) === 'three');
    host['format'] = 'text';
    await turn();
    expect(shown(host)).to.equal('<b>three</b>');
    host['format'] = 'html';
    await until(() => shown(host) === 'three');
    host['base64'] = '';
    await until(() => shown(host) === 'Fallback');
    expect(contentOf(host)).to.equal(null);
  });

  it('shows its own content where nothing of the HTML is left', async () => {
    const host = await showHtml('<b>one</b>');
    host['base64'] = encoded('<script>globalThis.wbRan = true</script>');
    await until(() => shown(host) === 'Fallback');
  });
});

describe('The sanitiser', () => {
  const run = 'globalThis.wbRan=true';
  const hostile = [
    `<script>${run}</script>`,
    `<img src=data:x onerror="${run}">`,
    `<svg onload="${run}"><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
    `<svg><script>${run}</script><foreignObject><img src=data:x onerror="${run}"></foreignObject></svg>`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=data:x onerror=${run}&gt;">`,
    `<form><math><mtext></form><form><mglyph><style></math><img src=data:x onerror="${run}">`,
    `<a href="javascript:${run}">a</a><a href="java&#9;script:${run}">b</a>`,
    `<a href="data:text/html,<script>${run}</script>">a</a>`,
    `<iframe srcdoc="<script>parent.wbRan=true</script>"></iframe>`,
    `<form id=x><input name=attributes><input name=childNodes><input name=parentNode></form>`,
    `<img name=currentScript><a id=defaultView></a><form name=body></form>`,
    `<template><img src=data:x onerror="${run}"></template>`,
    `<noscript><p title="</noscript><img src=data:x onerror=${run}>"></noscript>`,
    `<style>*{display:none}</style><link rel=stylesheet href="data:text/css,*{display:none}">`,
    `<details open ontoggle="${run}">a</details><input autofocus onfocus="${run}">`,
    `<p style="position:fixed;inset:0" slot=x is=y tabindex=1>a</p>`,
    `<object data="javascript:${run}"></object><embed src="javascript:${run}">`,
    `<base href="//evil.example/"><meta http-equiv=refresh content="0;url=javascript:${run}">`,
    `<video><source onerror="${run}"></video><audio src=data:x onerror="${run}">`,
    `<wb-popup open></wb-popup><button formaction="javascript:${run}">a</button>`,
  ];
  const isSafe = (box: Element) => {
    for (const node of box.querySelectorAll('*')) {
      expect(node).to.be.instanceOf(HTMLElement);
      expect(node.localName).to.match(/^(a|b|p|img|table|tbody|tr|td)$/);
      for (const { name, value } of node.attributes) {
        expect(name).to.match(/^(href|src|alt|title|class)$/);
        expect(value.replace(/[\0- ]/g, '')).not.to.match(/^(javascript|data|vbscript):/i);
      }
    }
  };

  for (const source of hostile) {
    it(`lets nothing of this through: ${source.slice(0, 60)}`, async () => {
      const drawn = richText(nodesIn(source), { isInline: false, isLinked: false });
      const inert = document.implementation.createHTMLDocument().body;
      inert.innerHTML = drawn.map((it) => (typeof it === 'string' ? '' : toHtml(it))).join('');
      isSafe(inert);
      const host = put<Host>(
        `<wb-placeholder format="html" base64="${encoded(`<b>mark</b>${source}`)}"></wb-placeholder>`,
      );
      await until(() => contentOf(host));
      isSafe(contentOf(host)!);
      await turn();
      expect(globalThis).not.to.have.property('wbRan');
      expect(document.baseURI).not.to.contain('evil');
    });
  }
});
