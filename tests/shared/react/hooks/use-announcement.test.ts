import { expect } from '@open-wc/testing';
import { createElement } from 'react';
import { text } from '../../../../shared/contract/attribute';
import { announce } from '../../../../shared/bus/bus';
import { useAnnouncement } from '../../../../shared/react/hooks/use-announcement';
import { define, put, turn, until } from '../../../support/test-element';

const attributes = { label: text('', 'A text.') };

describe('useAnnouncement', () => {
  const defineHearer = () =>
    define(
      ({ label }) =>
        createElement('b', null, useAnnouncement('product.quantity', String(label))?.quantity),
      { attributes },
    );
  const shown = (host: HTMLElement) => host.shadowRoot!.textContent;

  it('is what was announced under its key, before or after it was there', async () => {
    announce('product.quantity', 'early', { quantity: 3 });
    const tag = defineHearer();
    const host = put(`<${tag} label="early"></${tag}>`);
    await until(() => shown(host) === '3');
    announce('product.quantity', 'early', { quantity: 4 });
    await until(() => shown(host) === '4');
  });

  it('is nothing while only another key was announced', async () => {
    const tag = defineHearer();
    const host = put(`<${tag} label="mine"></${tag}>`);
    announce('product.quantity', 'other', { quantity: 4 });
    await turn();
    expect(shown(host)).to.equal('');
  });

  it('follows its key to another', async () => {
    announce('product.quantity', 'first', { quantity: 1 });
    announce('product.quantity', 'second', { quantity: 2 });
    const tag = defineHearer();
    const host = put(`<${tag} label="first"></${tag}>`);
    await until(() => shown(host) === '1');
    host.setAttribute('label', 'second');
    await until(() => shown(host) === '2');
  });
});
