import { expect } from '@open-wc/testing';
import { useInvoker } from '../../../../shared/react/hooks/use-invoker';
import { INVOKED } from '../../../../shared/browser/links/invoker';
import { define, put, turn, until } from '../../../support/test-element';

let stop: AbortController;
beforeEach(() => void (stop = new AbortController()));
afterEach(() => stop.abort());

describe('useInvoker', () => {
  function defineNamed(sources: string[]) {
    return define(({ host }) => {
      useInvoker(host, (source) => sources.push(source.id));
      return null;
    });
  }

  it('answers links, commands and data-wb-names that carry its id, in place of their action', async () => {
    const sources: string[] = [];
    const tag = defineNamed(sources);
    const page = put(`<div><${tag} id="café"></${tag}>
      <a id="link" href="#caf%C3%A9"><b id="inside">x</b></a><button id="command" commandfor="café"></button>
      <button id="names" data-wb-names="café"></button><a id="other" href="#else">x</a></div>`);
    for (const id of ['inside', 'command', 'names', 'other'])
      page.querySelector<HTMLElement>(`#${id}`)!.click();
    expect(sources).to.deep.equal(['link', 'command', 'names']);
    await until(() => location.hash === '#else');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('leaves alone what the page has prevented', () => {
    const sources: string[] = [];
    const tag = defineNamed(sources);
    const page = put(`<div><${tag} id="it"></${tag}><a href="#it">x</a></div>`);
    const link = page.querySelector('a')!;
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(sources).to.deep.equal([]);
  });

  it('leaves a link to the browser that a visitor opens elsewhere', () => {
    const sources: string[] = [];
    const tag = defineNamed(sources);
    const page = put(`<div><${tag} id="there"></${tag}><a id="link" href="#there">x</a>
      <a id="other" href="#there" target="_blank">x</a><button id="names" data-wb-names="there"></button></div>`);
    // What is left to the browser is kept from opening windows in this test.
    const left: string[] = [];
    addEventListener(
      'click',
      (event) => {
        if (!event.defaultPrevented) left.push((event.target as Element).id);
        event.preventDefault();
      },
      { signal: stop.signal },
    );
    const click = (id: string, init: MouseEventInit = {}) =>
      page
        .querySelector(`#${id}`)!
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    click('link', { ctrlKey: true });
    click('link', { shiftKey: true });
    click('link', { metaKey: true });
    click('link', { button: 1 });
    click('other');
    expect([sources, left]).to.deep.equal([[], ['link', 'link', 'link', 'link', 'other']]);
    click('names', { ctrlKey: true });
    click('link');
    expect(sources).to.deep.equal(['names', 'link']);
  });

  it('answers the click that has woken it, which the loader hands on', () => {
    const sources: string[] = [];
    const tag = defineNamed(sources);
    const page = put(`<div><${tag} id="it"></${tag}><a id="link" href="#it">x</a></div>`);
    const detail = page.querySelector('a');
    page.firstElementChild!.dispatchEvent(new CustomEvent(INVOKED, { detail }));
    expect(sources).to.deep.equal(['link']);
  });

  it('answers nobody when the element has left', async () => {
    const sources: string[] = [];
    const tag = defineNamed(sources);
    const page = put(`<div><${tag} id="it"></${tag}><a href="#it">x</a></div>`);
    page.firstElementChild!.remove();
    await turn();
    page.querySelector('a')!.click();
    expect(sources).to.deep.equal([]);
    history.replaceState(null, '', location.pathname + location.search);
  });
});
