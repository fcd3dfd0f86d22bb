import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Light } from '../element/light';
import { drawn, escapeHtml, toHtml } from '../element/markup';
import type { Page } from '../element/page';
import { badValue, dashed, readAll } from '../element/parse';
import type { Definition } from '../element/registry';
import { CONTENT_ATTRIBUTE, FIELD, ROOT_ATTRIBUTE } from '../element/signals';
import { tree } from '../element/tree';

/** What an element is drawn from. */
export interface Drawing {
  props: Record<string, unknown>;
  content: unknown;
}

/** Reads an element of a page as the browser will when it wakes. */
export function readElement({ contract, content }: Definition, host: Light, page: Page): Drawing {
  const props = readAll(contract, host.attribute, (name, problem) => {
    const message = badValue(contract.tag, name, host.attribute(name), problem);
    page.warn(message, message);
  });
  return { props, content: content?.(host, page, props) };
}

/** The shadow root of one element. No white space inside its root: hydration would take it for a difference. */
export function drawShadow(definition: Definition, host: Light, drawing: Drawing, styles: string) {
  const Drawn = () => tree(definition, { ...drawing.props, content: drawing.content });
  const from = definition.stamp?.(drawing.content as never);
  const mark = from === undefined ? '' : ` ${CONTENT_ATTRIBUTE}="${escapeHtml(from)}"`;
  const root = `<div ${ROOT_ATTRIBUTE}="${stampOf(definition, host)}"${mark}>${renderToString(createElement(Drawn))}</div>`;
  return `<template shadowrootmode="open">${styles}${root}</template>`;
}

/** The controls of an element that stand in the page; none where the author wrote some. */
export function drawField({ field }: Definition, host: Light, { props, content }: Drawing) {
  if (!field || host.children.some((child) => child.attribute('slot') === FIELD)) return '';
  return field(props, content)
    .map((markup) => toHtml(drawn(markup)))
    .join('');
}

/** What the drawing was made from, so that an attribute changed before hydration is noticed. */
function stampOf({ contract }: Definition, host: Light) {
  const present = Object.keys(contract.attributes)
    .map(dashed)
    .flatMap((name) => {
      const value = host.attribute(name);
      return value === null ? [] : [[name, value]];
    });
  return present.length ? escapeHtml(JSON.stringify(Object.fromEntries(present))) : '';
}
