import { isAnswered } from '../../../element/answered';
import type { Touch } from '../touch';

/** Whether an element has been touched, and has answered all of it; to leave it asks for no answer. */
export const areAnswered = (host: Element, touches: Touch[]): boolean =>
  touches.length > 0 &&
  touches.every(({ event, path }) => isAnswered(event) || !path.includes(host));
