import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { together } from './together';

const sources: Record<string, string> = {
  'tests/journeys/back.test.ts': "import { atTheShop } from './at-the-shop';",
  'tests/journeys/bad-input.test.ts': "import { inEveryEngine } from '../support/engines';",
  'tests/journeys/lists.test.ts': "import { atTheShop, about } from './at-the-shop';",
  'tests/journeys/purchase.test.ts': "import { openShop } from './shop';",
  'tests/shared/page/page.test.ts': "import { inEveryEngine } from '../../support/engines';",
};

describe('Test files are run in one process', () => {
  const groups = together(Object.keys(sources), (file) => sources[file]!);

  it('when they stand in one folder and share a shop or browsers', () => {
    assert.deepEqual(groups[0], ['tests/journeys/back.test.ts', 'tests/journeys/lists.test.ts']);
  });
  it('and else not: not with another folder, not with what starts its own', () => {
    assert.deepEqual(
      groups.slice(1).map((group) => group.length),
      [1, 1, 1],
    );
  });
  it('each of them once', () => {
    assert.deepEqual(groups.flat().toSorted(), Object.keys(sources));
  });
});
