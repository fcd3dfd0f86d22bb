import { expect } from '@open-wc/testing';
import type { Contract } from '../../shared/contract/contract';
import { atRest } from '../support/rest';
import { isolate, workEverything } from './driving';
import { misfit } from './kinds';
import { claim, type Listed, reachState, settled, statesOf } from './stage';

interface Heard {
  on: string;
  event: CustomEvent<Record<string, unknown> | null>;
}

/** Events as declared and nothing else, whatever a visitor does. */
export function describeEvents(listed: Listed, contracts: ReadonlyMap<string, Contract>): void {
  const { tag, events = {} } = listed.contract;

  it('fires its events as declared, all of them, and no others', async function () {
    this.timeout(60_000);
    const heard: Heard[] = [];
    const restore = [isolate(), record(heard)];
    try {
      for (const state of statesOf(listed)) {
        const host = await reachState(state, tag);
        await workEverything(host);
        claim(tag, state.example.warns);
      }
      // Some come when something has run its course, such as a count.
      const own = () =>
        new Set(heard.filter(({ on }) => on === tag).map(({ event }) => event.type));
      const end = performance.now() + 15_000;
      while (own().size < Object.keys(events).length && performance.now() < end) await atRest();
      for (const { on, event } of heard) expectAsDeclared(event, contracts.get(on), on);
      expect([...own()].toSorted()).to.deep.equal(Object.keys(events).toSorted());
    } finally {
      for (const undo of restore) undo();
      await settled();
    }
  });
}

/** Hears every event named as ours, declared or not, on whatever node. */
function record(heard: Heard[]): () => void {
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function dispatch(event) {
    if (event.type.startsWith('wb-')) {
      const on = this instanceof Element ? this.localName : String(this);
      heard.push({ on, event: event as Heard['event'] });
    }
    return dispatchEvent.call(this, event);
  };
  return () => void (EventTarget.prototype.dispatchEvent = dispatchEvent);
}

function expectAsDeclared(event: Heard['event'], contract: Contract | undefined, on: string) {
  const spec = contract?.events?.[event.type as `wb-${string}`];
  if (!spec) throw new Error(`<${on}> fired ${event.type}, which no contract declares.`);
  const { bubbles, composed, cancelable, detail } = event;
  const wanted = { bubbles: true, composed: true, cancelable: spec.cancelable ?? false };
  expect({ bubbles, composed, cancelable }, event.type).to.deep.equal(wanted);
  const fields = spec.detail as Record<string, Parameters<typeof misfit>[0]> | undefined;
  expect(Object.keys(detail ?? {}).toSorted(), `the detail of ${event.type}`).to.deep.equal(
    Object.keys(fields ?? {}).toSorted(),
  );
  for (const [name, field] of Object.entries(fields ?? {})) {
    expect(misfit(field, detail?.[name]), `${event.type}: ${name}`).to.equal(undefined);
  }
  expect(structuredClone(detail), 'plain data').to.deep.equal(detail);
}
