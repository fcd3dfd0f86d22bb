import { ofEachElement } from './each-element';
import { describeEvents } from './events';

ofEachElement(describeEvents);
