import { describe } from 'node:test';
import { describeCycles } from './published/cycles';
import { describeHydration } from './published/hydration';
import { describeLateTouch } from './published/late-touch';
import { describeLooks } from './published/looks';
import { describeSleep } from './published/sleep';
import { describeWithoutScript } from './published/no-script';

// Every example of every element on disk, as the publish step and the production build make it.
describe('Hydration', describeHydration);
describe('Sleep', describeSleep);
describe('Without script', describeWithoutScript);
describe('Other colours, other sizes', describeLooks);
describe('The first touch', describeLateTouch);
describe('Coming and going', describeCycles);
