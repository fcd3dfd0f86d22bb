import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPattern } from '../../../elements/popups/pattern';
import { check } from '../../../elements/popups/popup/popup.check';
import { readAll } from '../../../elements/popups/read-all';
import { readRules } from '../../../elements/popups/read-rules';
import { unreadableRules } from '../../../elements/popups/unreadable-rules';
import { lightIn, pageFrom } from '../../support/parsed-page';

const said = (rules: unknown) => unreadableRules('wb-popup', 'a', readRules(rules, readPattern));

describe('The author of a popup is told', () => {
  it('nothing of rules that can be read', () => {
    for (const rules of ['', null, [], [{ rule: 'click' }]]) assert.equal(said(rules), '');
  });

  it('that its rules are no list', () =>
    assert.match(said('{'), /^<wb-popup id="a"> has rules that are no list in JSON, so .+ Write /));

  it('which of its rules cannot be read, and for what', () =>
    assert.match(
      said([{ rule: 'moon' }, { rule: 'click' }, { rule: 'url', is: 'regex', value: '(' }]),
      /that cannot be read: number 1, 'moon', for its 'rule'; number 3, 'url', for its 'value' \(the pattern .+\)\. These never open it\. Correct them; /,
    ));
});

describe('The publisher of a popup is told', () => {
  const warningsOf = (attributes: string, props: object) => {
    const html = `<wb-popup ${attributes}></wb-popup>`;
    const { page, warnings } = pageFrom(html);
    const given = { rules: [], triggerOnce: false, rememberAs: '', ...props };
    check(lightIn(html, 'wb-popup'), page, given as never);
    return warnings;
  };
  const once = [{ rule: 'once-a-session' }];
  const nameless = /neither id nor remember-as, so nobody can remember/;

  const rows: [what: string, attributes: string, props: object, warning: RegExp | undefined][] = [
    ['that nobody can remember it without a name', '', { triggerOnce: true }, nameless],
    ['the same of a rule that remembers', '', { rules: once }, nameless],
    ['nothing where it has an id', 'id="a"', { rules: once }, undefined],
    ['nothing where it has another name', '', { rules: once, rememberAs: 'a' }, undefined],
    ['nothing where nothing is remembered', '', { rules: [{ rule: 'click' }] }, undefined],
    [
      'of rules that no browser could read',
      'id="a"',
      { rules: [{ rule: 'moon' }] },
      /id="a".+'moon'/,
    ],
    ['of those without an id too', '', { rules: [{ rule: 'moon' }] }, /id="".+'moon'/],
  ];
  for (const [what, attributes, props, warning] of rows)
    it(what, () => {
      const warnings = warningsOf(attributes, props);
      assert.equal(warnings.length, warning ? 1 : 0);
      if (warning) assert.match(warnings[0]!, warning);
    });
});

describe('Rules with patterns', () => {
  it('are read with the engine of patterns, and others without', async () => {
    const [plain] = await readAll('[{"rule":"click"}]');
    assert.equal(plain?.pattern, undefined);
    const given = ['a$', '('].map((value) => ({ rule: 'url', is: 'regex', value }));
    for (const time of [1, 2]) {
      const [good, bad] = await readAll(given);
      assert.equal(good?.pattern?.matches('bca'), true, `time ${time}`);
      assert.equal(bad?.wrong, 'value');
    }
  });
});
