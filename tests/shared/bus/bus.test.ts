import { expect } from '@open-wc/testing';
import * as bus from '../../../shared/bus/bus';
import { takeRequest } from '../../../shared/bus/take-request';
import { expectWarning } from '../../support/console';
import { errorsOf } from '../../support/test-element';

const { announce, subscribe, latest, wasAnnounced } = bus;

describe('an announcement', () => {
  it('reaches who listens to its name, with its key, at once', () => {
    const heard: unknown[] = [];
    const stop = subscribe('product.quantity', (...all) => heard.push(all));
    announce('product.quantity', 'linen-shirt', { quantity: 3 });
    stop();
    expect(heard).to.deep.equal([[{ quantity: 3 }, 'linen-shirt', 'product.quantity']]);
  });

  it('does not reach who listens to another name, or no more', () => {
    let count = 0;
    const stopOther = subscribe('cart.added', () => (count += 1));
    const stop = subscribe('product.quantity', () => (count += 1));
    stop();
    announce('product.quantity', 'linen-shirt', { quantity: 3 });
    stopOther();
    expect(count).to.equal(0);
  });

  it('reaches who listens to everything', () => {
    const heard: string[] = [];
    const stop = subscribe('*', (_, key, name) => heard.push(`${name} ${key}`));
    announce('product.quantity', 'a', { quantity: 1 });
    announce('cart.add', 'b', { id: '1', quantity: 1 });
    stop();
    expect(heard).to.deep.equal(['product.quantity a', 'cart.add b']);
  });

  it('is kept for who comes later, the last one by name and key', () => {
    announce('product.quantity', 'kept', { quantity: 1 });
    announce('product.quantity', 'kept', { quantity: 2 });
    announce('product.quantity', 'another', { quantity: 9 });
    expect(latest('product.quantity', 'kept')).to.deep.equal({ quantity: 2 });
    expect(wasAnnounced('product.quantity', 'kept')).to.equal(true);
    expect(latest('product.quantity', 'never')).to.equal(undefined);
    expect(wasAnnounced('cart.add', 'kept')).to.equal(false);
  });

  it('may have any key at all, also one named like a member of objects', () => {
    for (const key of ['__proto__', 'constructor', '', 'a b', '"\n', '💥']) {
      expect(wasAnnounced('product.quantity', key)).to.equal(false);
      announce('product.quantity', key, { quantity: 5 });
      expect(latest('product.quantity', key)).to.deep.equal({ quantity: 5 });
    }
  });

  it('reaches the others although one who listens throws, and the page hears of that', async () => {
    expectWarning(/planted/);
    let count = 0;
    const stops = [
      subscribe('cart.failed', () => {
        throw new Error('planted');
      }),
      subscribe('cart.failed', () => (count += 1)),
      subscribe('*', () => (count += 1)),
    ];
    const errors = await errorsOf(() =>
      announce('cart.failed', 'x', { id: '1', quantity: 1, status: 422, message: '' }),
    );
    for (const stop of stops) stop();
    expect(count).to.equal(2);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('planted');
  });

  it('is not disturbed by somebody who comes or goes because of it', () => {
    const heard: string[] = [];
    const stops: (() => void)[] = [];
    stops.push(
      subscribe('cart.added', () => {
        heard.push('first');
        stops[0]!();
        stops.push(subscribe('cart.added', () => heard.push('late')));
      }),
      subscribe('cart.added', () => heard.push('second')),
    );
    announce('cart.added', 'x', { id: '1', quantity: 1, answer: null });
    expect(heard).to.deep.equal(['first', 'second']);
    for (const stop of stops) stop();
  });
});

describe('a request', () => {
  const names = ['popup.close', 'popup.open'] as const;

  it('is kept until it is answered, once; of several for one key the latest counts', () => {
    expect(takeRequest(names, 'asked')).to.equal(undefined);
    announce('popup.open', 'asked', {});
    announce('popup.close', 'asked', {});
    announce('popup.close', 'another', {});
    announce('popup.open', 'asked', {});
    expect(takeRequest(names, 'asked')).to.equal('popup.open');
    expect(takeRequest(names, 'asked')).to.equal(undefined);
    expect(names.map((name) => wasAnnounced(name, 'asked'))).to.deep.equal([false, false]);
    expect(takeRequest(['popup.open'], 'another')).to.equal(undefined);
    expect(takeRequest(names, 'another')).to.equal('popup.close');
  });
});

describe('two copies of the library on one page', () => {
  it('share one bus, what was said before the second came included', async () => {
    announce('product.quantity', 'early', { quantity: 4 });
    const copy = (await import(
      `${new URL('/shared/bus/bus.ts', location.href).href}?second`
    )) as typeof bus;
    expect(copy.announce).to.not.equal(announce);
    expect(copy.latest('product.quantity', 'early')).to.deep.equal({ quantity: 4 });

    const heard: number[] = [];
    const stops = [
      subscribe('product.quantity', ({ quantity }) => heard.push(quantity)),
      copy.subscribe('product.quantity', ({ quantity }) => heard.push(quantity)),
    ];
    announce('product.quantity', 'x', { quantity: 1 });
    copy.announce('product.quantity', 'x', { quantity: 2 });
    for (const stop of stops) stop();
    expect(heard).to.deep.equal([1, 1, 2, 2]);
  });
});
