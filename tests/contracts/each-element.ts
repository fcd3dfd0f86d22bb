import { emulateMedia } from '@web/test-runner-commands';
import { elements as found } from 'virtual:elements';
import type { Contract } from '../../shared/contract/contract';
import { stopOwnClock } from '../support/clock';
import { isolate } from './driving';
import type { Listed } from './stage';

/** Every contract on disk with its demo: an element added is an element tested. */
export const elements = found.filter(({ isAsked }) => isAsked) as Listed[];

const contracts = new Map(found.map(({ contract }) => [contract.tag as string, contract]));

type Suite = (listed: Listed, contracts: ReadonlyMap<string, Contract>) => void;

/** Runs suites for every element, each in a page that keeps to itself. */
export function ofEachElement(...suites: Suite[]): void {
  // What moves would be another thing each time it is looked at.
  before(() => emulateMedia({ reducedMotion: 'reduce' }));

  for (const listed of elements) {
    describe(listed.contract.tag, () => {
      let restore: () => void;
      before(() => void (restore = isolate()));
      after(() => restore());
      if (listed.demo.followsClock) {
        let goOn: () => void;
        before(() => void (goOn = stopOwnClock()));
        after(() => goOn());
      }

      for (const suite of suites) suite(listed, contracts);
    });
  }
}
