import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { examples } from '../support/element-list';
import { withExample } from './laboratory';
import { allGroups, dataOf, htmlOf } from './groups';
import type { Group } from './groups';
import { fitsAsleep, fitsAwake, growsAsleep, isClearAsleep, isClearAwake } from './looks';
import { fitsSite } from './site-styles';
import { visitOnce } from './visits';

const open = (group: Group, action: (page: Page) => Promise<void>) =>
  withExample({ html: `<div id="first">${htmlOf(group)}</div>`, data: dataOf(group) }, {}, action);
// What only looks comes before what moves the focus, which is a touch.
const visit = visitOnce(
  open,
  [fitsSite, fitsAsleep, growsAsleep, isClearAsleep, fitsAwake, isClearAwake],
  allGroups,
);

/** Whoever needs other colours or a closer look can still work every control. */
describe('Other colours, other sizes', () => {
  describe('In forced colours every control keeps its text, an edge and a focus ring, asleep and awake', () => {
    for (const example of examples) {
      it(example.title, async () => {
        await visit(isClearAsleep, example);
        await visit(isClearAwake, example);
      });
    }
  });

  describe('With text of 200 % on a phone nothing scrolls sideways', () => {
    for (const example of examples) {
      it(example.title, () => visit(growsAsleep, example));
    }
  });

  describe('At 400 % zoom nothing scrolls sideways, and every control can be hit, asleep and awake', () => {
    for (const example of examples) {
      it(example.title, async () => {
        await visit(fitsAsleep, example);
        await visit(fitsAwake, example);
      });
    }
  });
});

/** Elements stand in sites whose style sheets know nothing of them. */
describe('The rules of a site', () => {
  describe('for all pictures, films and margins leave what fills an element its size', () => {
    for (const example of examples) {
      it(example.title, () => visit(fitsSite, example));
    }
  });
});
