import type { Page } from 'puppeteer-core';
import { findFirefox } from '../support/browsers';
import type { EngineName } from '../support/browsers';

export interface Engine {
  name: string;
  engine: EngineName;
  /** Why it cannot be had here, or false. */
  skip: string | false;
  /** Whether a reload keeps what was chosen and typed. */
  keepsFieldsOnReload: boolean;
}

/** The engines journeys are made in; `engine-differences.ts` says which ones in more than the first. */
export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    engine: 'chromium',
    skip: false,
    keepsFieldsOnReload: false,
  },
  {
    name: 'Firefox',
    engine: 'firefox',
    skip: findFirefox() ? false : 'Firefox is not installed here, so this is not proven in it.',
    keepsFieldsOnReload: true,
  },
];

/** As `newPage` does once for all, where nothing of ours can run in a page before it is asked. */
export const nameFunctions = (page: Page): Promise<unknown> =>
  page.evaluate('globalThis.__name ??= (it) => it');
