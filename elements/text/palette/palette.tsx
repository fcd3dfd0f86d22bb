import { useLayoutEffect } from 'react';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { applyRules } from '../../../shared/browser/sheets/page-rules';
import { palette } from './palette.contract';
import styles from './palette.css';
import { readEntries, rulesOf } from './rules';

function Palette({ content: rules }: Wired<typeof palette, string>) {
  // Before the next paint, so that no colour is missing for a frame.
  useLayoutEffect(() => applyRules(rules, { isForAll: true }), [rules]);
  return <slot />;
}

function readRules(_: Light, page: Page, { colors }: Props<typeof palette>): string {
  const { entries, faults } = readEntries(colors);
  if (faults.length) {
    const message =
      `<wb-palette colors>: ${faults.slice(0, 3).join(', ')}, so what uses it has no colour. ` +
      'Write [{"id":"color1","hex":"#2b2b2b"}], with ids of letters, digits, - and _.';
    page.warn(message, message);
  }
  return rulesOf(entries);
}

defineElement(palette, Palette, styles, { content: readRules, pageRules: (rules) => rules });
