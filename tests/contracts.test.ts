import { emulateMedia } from '@web/test-runner-commands';
import { elements as found } from 'virtual:elements';
import { describeAttributes } from './contracts/attributes';
import { describeDrawing } from './contracts/drawing';
import { describeEvents } from './contracts/events';
import { describeHygiene } from './contracts/hygiene';
import { describeNeighbours } from './contracts/neighbours';
import { isolate } from './contracts/driving';
import type { Listed } from './contracts/stage';
import { describeUpgrading } from './contracts/upgrading';

// Every contract on disk with its demo: an element added is an element tested.
const elements = found as Listed[];
const contracts = new Map(elements.map(({ contract }) => [contract.tag as string, contract]));

// What moves would be another thing each time it is looked at.
before(() => emulateMedia({ reducedMotion: 'reduce' }));

for (const listed of elements) {
  describe(listed.contract.tag, () => {
    let restore: () => void;
    before(() => void (restore = isolate()));
    after(() => restore());

    describeHygiene(listed);
    describeUpgrading(listed);
    describeAttributes(listed);
    describeDrawing(listed);
    describeEvents(listed, contracts);
  });
}

describe('An element', () => describeNeighbours(elements));
