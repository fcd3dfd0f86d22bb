import { expect } from '@open-wc/testing';
import { createElement, useRef } from 'react';
import { text } from '../../../../shared/contract/attribute';
import { useNative } from '../../../../shared/react/hooks/use-native';
import { define, put, turn, until } from '../../../support/test-element';

const attributes = { label: text('', 'A text.') };

describe('useNative', () => {
  /** An element that notes what a listener on its slot hears, with its label at that time. */
  function defineListener(heard: unknown[]) {
    return define(
      ({ label }) => {
        const slot = useRef<HTMLSlotElement>(null);
        useNative(slot, 'click', ({ target }) =>
          heard.push([(target as Element).localName, label]),
        );
        return createElement('slot', { ref: slot, title: String(label) });
      },
      { attributes },
    );
  }

  it('hears events of slotted content, which React does not, once each', () => {
    const heard: unknown[] = [];
    const tag = defineListener(heard);
    const host = put(`<${tag} label="x"><b></b></${tag}>`);
    host.querySelector('b')!.click();
    expect(heard).to.deep.equal([['b', 'x']]);
  });

  it('answers as the latest drawing says', async () => {
    const heard: unknown[] = [];
    const tag = defineListener(heard);
    const host = put(`<${tag} label="x"><b></b></${tag}>`);
    host.setAttribute('label', 'y');
    await until(() => host.shadowRoot!.querySelector('slot')!.title === 'y');
    host.querySelector('b')!.click();
    expect(heard).to.deep.equal([['b', 'y']]);
  });

  it('hears nothing more when the element has left', async () => {
    const heard: unknown[] = [];
    const tag = defineListener(heard);
    const host = put(`<${tag}><b></b></${tag}>`);
    const slot = host.shadowRoot!.querySelector('slot')!;
    host.remove();
    await turn();
    slot.dispatchEvent(new MouseEvent('click'));
    expect(heard).to.deep.equal([]);
  });
});
