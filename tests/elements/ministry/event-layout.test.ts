import { expect } from '@open-wc/testing';
import { written } from '../../../demo/gallery/ministry/congregation';
import '../../../elements/ministry/event-layout/event-layout';
import { put, until } from '../../support/test-element';

const views = (host: Element) => [...host.shadowRoot!.querySelectorAll<HTMLElement>('[part=view]')];

describe('The layout of events', () => {
  it('shows them as cards, as a list or in a calendar, and keeps what was filtered', async () => {
    const host = put(
      `<wb-event-layout lang="en-GB" month="2026-11" category="Music" in-address="off">${written()}</wb-event-layout>`,
    );
    const root = host.shadowRoot!;
    const told: unknown[] = [];
    host.addEventListener('wb-event-layout-change', (event) =>
      told.push((event as CustomEvent<{ view: string }>).detail.view),
    );
    expect(root.querySelector('.items')!.getAttribute('data-view')).to.equal('cards');
    views(host)[1]!.click();
    await until(() => root.querySelector('.items')!.getAttribute('data-view') === 'list');
    views(host)[2]!.click();
    await until(() => root.querySelector('[part=agenda]'));
    expect(root.querySelector('[part=agenda]')!.textContent).to.contain('Choir rehearsal');
    expect(root.querySelectorAll('[part=agenda] .title')).to.have.length(1);
    expect(views(host).map((it) => it.getAttribute('aria-pressed'))).to.deep.equal([
      'false',
      'false',
      'true',
    ]);
    expect(told).to.deep.equal(['list', 'calendar']);
    expect([...host.querySelectorAll('article')].some((it) => it.checkVisibility())).to.equal(
      false,
    );
  });
});
