import { expect } from '@open-wc/testing';
import { createElement } from 'react';
import { type Sending, useSending } from '../../../../shared/react/hooks/use-sending';
import { closeServer, openFakeServer, passSeconds } from '../../../support/fake-server';
import { define, put, turn, until } from '../../../support/test-element';

type Restart = () => void;

/** An element whose sending a test uses, in a form with buttons of every kind. */
function putSending() {
  let sending: Sending | undefined;
  const tag = define(({ host }) => {
    ({ sending } = useSending(host));
    return createElement('slot');
  });
  const host = put(`<${tag}>
    <form id="sent"><input name="a"><button aria-disabled="false">Send</button>
      <button type="button">Size</button><input type="image" alt="Send"></form>
    <button form="sent">Send</button><form><button>Other</button></form></${tag}>`);
  const form = host.querySelector('form')!;
  return { host, form, sending: sending! };
}

/** A job that ends when its signal is aborted, and what restarts its time limit. */
function longJob() {
  let restart: Restart = () => {};
  const job = (signal: AbortSignal, restartLimit: Restart) => {
    restart = restartLimit;
    return new Promise<string>((done) =>
      signal.addEventListener('abort', () => done('time is over')),
    );
  };
  return { job, restart: () => restart() };
}

describe('useSending', () => {
  // Its clock alone is used.
  beforeEach(() => void openFakeServer(() => null));
  afterEach(() => closeServer());

  it('marks the buttons that send the form, and gives them back as they were', async () => {
    const { host, form, sending } = putSending();
    const before = host.innerHTML;
    let finish = () => {};
    const result = sending.run(form, 30, () => new Promise<void>((done) => (finish = done)));
    await until(() => host.querySelector('[aria-busy]'));
    const marked = [...host.querySelectorAll('[aria-busy=true][aria-disabled=true]')];
    expect(marked.map((it) => [it.localName, it.getAttribute('type')])).to.deep.equal([
      ['button', null],
      ['input', 'image'],
      ['button', null],
    ]);
    finish();
    await result;
    await until(() => host.innerHTML === before);
  });

  it('marks nothing for a job without a form', async () => {
    const { host, sending } = putSending();
    void sending.run(null, 30, () => new Promise(() => {}));
    await turn();
    expect(sending.isUnderWay()).to.equal(true);
    expect(host.querySelector('[aria-busy]')).to.equal(null);
  });

  it('ends a job after its time, counted anew with progress', async () => {
    const { form, sending } = putSending();
    const { job, restart } = longJob();
    const result = sending.run(form, 30, job);
    passSeconds(29);
    restart();
    passSeconds(29);
    expect(sending.isUnderWay()).to.equal(true);
    passSeconds(1);
    expect(await result).to.equal('time is over');
    expect(sending.isUnderWay()).to.equal(false);
  });

  it('gives up a job for the next one, and when the element goes: its result is dropped', async () => {
    const { host, form, sending } = putSending();
    const first = sending.run(form, 30, longJob().job);
    const second = sending.run(form, 30, longJob().job);
    expect(await first).to.equal(undefined);
    expect(sending.isUnderWay()).to.equal(true);
    host.remove();
    expect(await second).to.equal(undefined);
    expect(sending.isUnderWay()).to.equal(false);
  });

  it('drops a failure of a job that was given up, and passes on any other', async () => {
    const { form, sending } = putSending();
    let fail: (error: Error) => void = () => {};
    const job = () => new Promise<void>((_, reject) => (fail = reject));
    const over = sending.run(form, 30, job);
    sending.giveUp();
    fail(new Error('late'));
    expect(await over).to.equal(undefined);
    const next = sending.run(form, 30, job);
    fail(new Error('planted'));
    expect(await next.catch((error: Error) => error.message)).to.equal('planted');
  });

  it('does not let progress of a job that is over move the time limit of the next', async () => {
    const { form, sending } = putSending();
    const [over, next] = [longJob(), longJob()];
    const first = sending.run(form, 30, over.job);
    sending.giveUp();
    await first;
    let isAborted = false;
    void sending.run(form, 30, (signal, restart) => {
      signal.addEventListener('abort', () => (isAborted = true));
      return next.job(signal, restart);
    });
    passSeconds(29);
    over.restart();
    passSeconds(1);
    expect(isAborted).to.equal(true);
  });
});
