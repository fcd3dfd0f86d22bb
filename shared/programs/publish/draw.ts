import { parseFragment, serialize } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Light } from '../../content/light';
import { drawn, toHtml } from '../../content/markup';
import { escapeHtml } from '../../foundation/escape-html';
import type { Page } from '../../content/page';
import { badValue, namesOf, readAll } from '../../contract/parse';
import type { Definition } from '../../element/registry';
import { contentDigest, drawingDigest } from '../../content/digests';
import { DIGESTS_ATTRIBUTE, FIELD, ROOT_ATTRIBUTE } from '../../content/drawn';
import { READS_ATTRIBUTE, writeReads } from '../../content/reads';
import { tree } from '../../element/tree';
import { Reading } from './reads';

/** The input for drawing an element. */
export interface Drawing {
  props: Record<string, unknown>;
  content: unknown;
  reading: Reading;
}

/** Reads an element's props and content as the browser will when it wakes. */
export function readElement({ contract, content }: Definition, host: Light, page: Page): Drawing {
  const props = readAll(contract, host.attribute, (name, problem) => {
    const message = badValue(contract.tag, name, host.attribute(name), problem);
    page.warn(message, message);
  });
  const reading = new Reading();
  return { props, content: content?.(reading.of(host), page, props), reading };
}

/** The shadow root of one element. White space in the React root would be a hydration mismatch. */
export function drawShadow(definition: Definition, host: Light, drawing: Drawing, styles: string) {
  const Drawn = () => tree(definition, { ...drawing.props, content: drawing.content });
  const html = renderToString(createElement(Drawn));
  const fragment = parseFragment(html);
  const reads = drawing.reading.in(fragment);
  const marks = {
    [ROOT_ATTRIBUTE]: drawnAttributes(definition, host),
    [DIGESTS_ATTRIBUTE]: `${contentDigest(drawing.content)} ${drawingDigest(serialize(fragment))}`,
    ...(reads && { [READS_ATTRIBUTE]: writeReads(reads) }),
  };
  const written = Object.entries(marks).map(([name, value]) => `${name}=${quoted(value)}`);
  const root = `<div ${written.join(' ')}>${html}</div>`;
  return `<template shadowrootmode="open">${styles}${root}</template>`;
}

/** An attribute's value, in the quotes that need no escapes in JSON, which is full of the others. */
const quoted = (value: string) =>
  value.includes('"')
    ? `'${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;')}'`
    : `"${escapeHtml(value)}"`;

/** The native controls that an element adds to the page; none if the author wrote some. */
export function drawField({ field }: Definition, host: Light, { props, content }: Drawing) {
  if (!field || host.children.some((child) => child.attribute('slot') === FIELD)) return '';
  return (field(props, content) ?? []).map((markup) => toHtml(drawn(markup))).join('');
}

/** The attributes the element is drawn from, so that a change before hydration is detected. */
function drawnAttributes({ contract }: Definition, host: Light) {
  const present = Object.entries(contract.attributes)
    .flatMap(([prop, spec]) => namesOf(prop, spec))
    .flatMap((name) => {
      const value = host.attribute(name);
      return value === null ? [] : [[name, value]];
    });
  return present.length ? JSON.stringify(Object.fromEntries(present)) : '';
}
