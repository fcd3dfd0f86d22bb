import { describeDrawing } from './drawing';
import { ofEachElement } from './each-element';

ofEachElement(describeDrawing);
