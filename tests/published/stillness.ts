import type { Page } from 'puppeteer-core';
import type { Demo } from '../../demo/gallery/demo';
import { stopClock } from '../support/clock';

const lessMotion = (page: Page) =>
  page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);

/** Prepares a page so that the drawings of a demo's examples look the same whenever they are looked at. */
export function stillnessOf({ followsClock, moves }: Demo) {
  if (followsClock) return stopClock;
  return moves ? lessMotion : undefined;
}
