import { describeAttributes } from './attributes';
import { ofEachElement } from './each-element';

ofEachElement(describeAttributes);
