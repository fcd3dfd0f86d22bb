import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { CONSENT_TAGS } from '../../../elements/privacy/consent-tags';
import { elementModules } from '../../../shared/programs/build/element-modules.mjs';
import { loadContracts } from '../../../shared/programs/build/load-contracts.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

describe('The tags that ask for consent', () => {
  it('are those whose contracts have the attribute, each with its purpose', async () => {
    const contracts = Object.values(await loadContracts(root, elementModules(root)));
    const asking = contracts.flatMap(({ tag, attributes }) =>
      attributes['consent'] ? [[tag, attributes['consent'].purpose]] : [],
    );
    assert.deepEqual(
      CONSENT_TAGS,
      Object.fromEntries(asking),
      'wb-consent lists what a page asks for by elements/privacy/consent-tags.ts, so write the tag and its purpose there.',
    );
  });
});
