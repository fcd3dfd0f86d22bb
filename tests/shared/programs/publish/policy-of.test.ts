import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hashOf, policyOf } from '../../../../shared/programs/publish/policy';
import { directivesOf } from './directives';

type Allowed = Parameters<typeof policyOf>[0];

const nobody = { frames: new Set<string>(), scripts: new Set<string>() };
const least: Allowed = {
  scripts: [],
  styles: [],
  site: undefined,
  sheets: false,
  forms: [],
  others: nobody,
};
const [cdn, forms] = ['https://cdn.example', 'https://forms.example'];

describe('The policy of a page', () => {
  it('lets it load from its own site, and nothing else', () =>
    assert.equal(
      policyOf(least),
      "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'none'; " +
        "connect-src 'self'; form-action 'self'; frame-ancestors 'self'; object-src 'none'; " +
        "base-uri 'self'; require-trusted-types-for 'script'",
    ));

  const rows: [what: string, allowed: Partial<Allowed>, said: Record<string, string>][] = [
    [
      'has scripts and chunks from where the suite is, but no styles',
      { site: cdn },
      { 'script-src': `'self' ${cdn}`, 'style-src': "'self'", 'connect-src': `'self' ${cdn}` },
    ],
    ['has linked styles from there', { site: cdn, sheets: true }, { 'style-src': `'self' ${cdn}` }],
    [
      'shows frames and runs scripts of the sites that its elements need',
      { others: { frames: new Set([cdn, forms]), scripts: new Set([cdn]) } },
      { 'frame-src': `'self' ${cdn} ${forms}`, 'script-src': `'self' ${cdn}` },
    ],
    [
      'asks, and takes pictures and styles from, the sites that its elements need',
      { others: { connects: new Set([cdn]), images: new Set([cdn]), styles: new Set([forms]) } },
      {
        'connect-src': `'self' ${cdn}`,
        'img-src': `'self' ${cdn}`,
        'style-src': `'self' ${forms}`,
      },
    ],
    [
      'lets forms go where they are sent, by script and without',
      { forms: [forms] },
      { 'connect-src': `'self' ${forms}`, 'form-action': `'self' ${forms}` },
    ],
    [
      'names a site once that is both',
      { site: cdn, forms: [cdn] },
      { 'connect-src': `'self' ${cdn}`, 'form-action': `'self' ${cdn}` },
    ],
    [
      'allows what stands in the page by its hash',
      { scripts: ['a', 'b'], styles: ['c'] },
      {
        'script-src': `'self' ${hashOf('a')} ${hashOf('b')}`,
        'style-src': `'self' ${hashOf('c')}`,
      },
    ],
  ];
  for (const [what, allowed, said] of rows)
    it(what, () => {
      const policy = directivesOf(policyOf({ ...least, ...allowed }));
      for (const [name, sources] of Object.entries(said))
        assert.equal(policy.get(name)?.join(' '), sources);
    });

  it('asks for no Trusted Types where a script of others knows nothing of them', () => {
    const policy = policyOf({ ...least, others: { untyped: new Set([cdn]) } });
    assert.equal(directivesOf(policy).has('require-trusted-types-for'), false);
  });

  it('has hashes as browsers make them', () =>
    assert.equal(
      hashOf("alert('Hello, world.');"),
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ));
});
