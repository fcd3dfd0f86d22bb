import { elements, ofEachElement } from './each-element';
import { describeHygiene } from './hygiene';
import { describeNeighbours } from './neighbours';
import { describeUpgrading } from './upgrading';

ofEachElement(describeHygiene, describeUpgrading);

describe('An element', () => describeNeighbours(elements));
