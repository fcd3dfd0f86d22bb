import { expect } from '@open-wc/testing';
import { translate } from '../../../shared/page/page-script';
import { expectWarning, warnings } from '../../support/console';
import { put } from '../../support/test-element';

const script = (name: string, data: unknown) =>
  `<script type="application/json" data-wb-${name}>${JSON.stringify(data)}</script>`;
const texts = { en: { hello: 'Hello {name}' }, de: { hello: 'Hallo {name}' } };

describe('translate', () => {
  afterEach(() => {
    put('<i></i>');
    Reflect.deleteProperty(globalThis, 'wbTexts');
  });

  it('gives the text in the language of the page, with values', () => {
    put(`<div>${script('texts', texts)}${script('page', { language: 'de-AT' })}</div>`);
    expect(translate('hello', { name: 'Ada' })).to.equal('Hallo Ada');
  });

  it('takes what a script has brought later', () => {
    put(script('texts', texts));
    expect(translate('bye')).to.equal('bye');
    Object.assign(globalThis, { wbTexts: { en: { bye: 'Bye' } } });
    expect(translate('bye')).to.equal('Bye');
  });

  it('gives the key, and warns once, on a page that has no texts', () => {
    expectWarning(/^translate\('late'\): the page has no texts, so .+ Give it /);
    expect(translate('late')).to.equal('late');
    expect(translate('later')).to.equal('later');
    expect(warnings()).to.have.length(1);
  });

  it('gives the key, and warns, where a page that declares languages misses a text', () => {
    const page = { language: 'de', languages: ['en', 'de'] };
    put(`<div>${script('texts', texts)}${script('page', page)}</div>`);
    expectWarning(/^translate\('lost'\): the page has no such text for 'de'/);
    expect(translate('lost')).to.equal('lost');
  });
});
