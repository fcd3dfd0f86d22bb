import { useEffect, useLayoutEffect } from 'react';
import { applyRules } from '../../../shared/browser/sheets/page-rules';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Background } from '../background';
import { type Background as Looks, readBackground } from '../read-background';
import { begin } from './begin';
import { parallax } from './parallax.contract';
import styles from './parallax.css';
import pageStyles from './parallax.page.css';

export function Parallax(told: Wired<typeof parallax, Looks>) {
  const { host, content } = told;
  // Before the next paint, so that nothing flashes.
  useLayoutEffect(() => applyRules(content.rules), [content.rules]);
  useEffect(() => begin(host), [host]);
  return (
    <>
      <Background {...told} />
      <div className="content" part="content">
        <slot />
      </div>
    </>
  );
}

defineElement(parallax, Parallax, styles, {
  content: readBackground,
  pageRules: ({ rules }) => rules,
  pageStyles,
});
