import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { headingIn } from '../../../shared/content/heading-in';
import { lightIn } from '../../support/parsed-page';

describe('The heading of a part', () => {
  const rows: [what: string, content: string, heading: string][] = [
    ['is its first', '<h2>One</h2><h1>Two</h1>', 'One'],
    ['may be of any level', '<h6>Six</h6>', 'Six'],
    ['may stand deep in it', '<div><p>a</p><header><h3>Deep</h3></header></div>', 'Deep'],
    ['has no tags and no white space', '<h2>\n One <b>and</b>\n two </h2>', 'One and two'],
    ['is not an empty one', '<h2> </h2><h3>Next</h3>', 'Next'],
    ['is none without one', '<p>a</p><hr><hgroup>b</hgroup>', ''],
    ['is none of elements with such names', '<own-h2>a</own-h2><h1-own>b</h1-own>', ''],
  ];
  for (const [what, content, heading] of rows)
    it(what, () =>
      assert.equal(headingIn(lightIn(`<section>${content}</section>`, 'section')), heading),
    );
});
