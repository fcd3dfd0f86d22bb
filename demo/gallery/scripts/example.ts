// Runs in the page of an example: tells the page around it what happens, and does what that asks.
import { answerForBackend } from './example/backend';
import { reportHappenings } from './example/happenings';
import { loadAtFirstTouch } from './example/late-loader';
import { reportLife } from './example/life';
import { obey } from './example/orders';
import { tell } from './example/tell';

const { tag = '', events = '', loadsLate, explains } = document.documentElement.dataset;

if (parent !== window) {
  answerForBackend(tag);
  if (loadsLate !== undefined) loadAtFirstTouch();
  reportHappenings(events.split(' ').filter(Boolean));
  reportLife(tag);
  obey(tag);
  if (explains !== undefined) void import('./example/why').then(({ reportWhy }) => reportWhy(tag));
  tell({ type: 'ready' });
}
