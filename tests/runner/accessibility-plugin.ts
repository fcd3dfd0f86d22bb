import type { TestRunnerPlugin } from '@web/test-runner';
import type { Page } from 'puppeteer-core';
import { nameless, readTree, toldTwice } from '../support/accessibility-tree';

interface Launcher {
  type: string;
  getPage?(session: string): Page;
}

/**
 * Answers the command `told-wrong`: which controls below a node of the page screen readers are told of
 * without a name, or twice. Only Chromium says what it tells them; the other engines find nothing.
 */
export function accessibilityPlugin(): TestRunnerPlugin<string> {
  return {
    name: 'accessibility',
    async executeCommand({ command, payload = 'body', session }) {
      if (command !== 'told-wrong') return undefined;
      const page = (session.browser as Launcher).getPage?.(session.id);
      const isChromium = (await page?.browser().version())?.includes('Chrom');
      if (!page || !isChromium) return { problems: [] };
      const tree = await readTree(page, payload);
      const problems = [
        ...nameless(tree).map((role) => `${role} without a name`),
        ...toldTwice(tree).map((it) => `${it} twice`),
      ];
      return { problems };
    },
  };
}
