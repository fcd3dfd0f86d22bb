import { describeHydration } from './published/hydration';
import { describeSleep } from './published/sleep';
// The parts describe with this runner; named here too, so that this file is known as one of its own.
import { describe } from 'node:test';

describe('Hydration', describeHydration);
describe('Sleep', describeSleep);
