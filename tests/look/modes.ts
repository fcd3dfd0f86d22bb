import type { CDPSession, Page } from 'puppeteer-core';
import type { ModeName } from '../../demo/gallery/states/sheets';

/** One way of looking at all that a contact sheet shows. */
export interface Mode {
  name: ModeName;
  /** The width of each example's window, in pixels. */
  width: number;
  /** How many stand side by side. */
  columns: number;
  /** What the browser is told of the visitor's wishes. */
  media?: Record<string, string>;
  /** What is set on each example's page. */
  dir?: 'rtl';
  /** The size of its text, of what it is otherwise. */
  text?: '200%';
  /** The state that all controls are forced into. */
  forced?: readonly string[];
}

const desktop = { width: 720, columns: 3 };
const phone = { width: 390, columns: 5 };

/** In the order of the sheets' names; the first is how the page was drawn. */
export const MODES: readonly Mode[] = [
  { name: 'desktop', ...desktop },
  { name: 'phone', ...phone },
  { name: 'dark', ...desktop, media: { 'prefers-color-scheme': 'dark' } },
  { name: 'right-to-left', ...desktop, dir: 'rtl' },
  { name: 'large-text', ...phone, text: '200%' },
  { name: 'forced-colours', ...desktop, media: { 'forced-colors': 'active' } },
  { name: 'more-contrast', ...desktop, media: { 'prefers-contrast': 'more' } },
  { name: 'hover', ...desktop, forced: ['hover'] },
  { name: 'focus', ...desktop, forced: ['focus', 'focus-visible', 'focus-within'] },
  { name: 'pressed', ...desktop, forced: ['hover', 'active'] },
];

/** Puts all frames of a sheet into a mode; they stay as they are otherwise. */
export async function enter(page: Page, session: CDPSession, mode: Mode): Promise<void> {
  const features = Object.entries({
    'prefers-color-scheme': 'light',
    'forced-colors': 'none',
    'prefers-contrast': 'no-preference',
    'prefers-reduced-motion': 'reduce',
    ...mode.media,
  }).map(([name, value]) => ({ name, value }));
  await session.send('Emulation.setEmulatedMedia', { features });
  await page.evaluate(
    ({ width, columns, dir, text }) => {
      const { style } = document.documentElement;
      style.setProperty('--width', `${width}px`);
      style.setProperty('--columns', `${columns}`);
      for (const frame of document.querySelectorAll('iframe')) {
        const root = frame.contentDocument!.documentElement;
        root.dir = dir ?? 'ltr';
        root.style.fontSize = text ?? '';
      }
    },
    { ...mode },
  );
}

/**
 * Forces every control of every frame into pseudo-classes, also those in shadow trees.
 *
 * @param states none to let them be as they are
 */
export async function force(session: CDPSession, states: readonly string[] = []): Promise<void> {
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const controls = nodes.filter(
    ({ localName, attributes = [] }) =>
      CONTROLS.has(localName) || attributes.some((it) => it === 'tabindex'),
  );
  await Promise.all(
    controls.map(({ nodeId }) =>
      session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] }),
    ),
  );
}

const CONTROLS = new Set(['a', 'button', 'input', 'select', 'summary', 'textarea']);
