import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import type { Browser } from 'puppeteer-core';
import { launchChromium } from '../support/browsers';
import { click, newPage, seen, show, until } from '../support/page';
import { serveBuild } from '../support/server';
import type { TestServer } from '../support/server';

const root = path.resolve(import.meta.dirname, '..', '..');

/** A page of somebody's React application, written as the types ask for it. */
const source = `
import 'wb-elements/tabs';
import 'wb-elements/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [told, setTold] = useState('nothing');
  return <>
    <wb-tabs active={2} trigger="hover" data-kind="care" className="wide"
      onwb-tabs-change={(event) => setTold(event.type + ' ' + event.detail.active)}>
      <section><h3>Size</h3><p>Forty.</p></section>
      <section><h3>Care</h3><p>Cold.</p></section>
    </wb-tabs>
    <output>{told}</output>
  </>;
}
createRoot(document.getElementById('app')!).render(<Page />);
`;

describe('A page drawn by React 19', () => {
  let browser: Browser;
  let server: TestServer;
  before(async () => {
    browser = await launchChromium();
    server = await serveBuild();
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  it('gives an element its attributes and hears its events, as the types say', async () => {
    const { outputFiles } = await build({
      stdin: { contents: source, loader: 'tsx', resolveDir: root },
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    server.answer('/app.js', {
      headers: { 'content-type': 'text/javascript' },
      body: outputFiles[0]!.text,
    });
    const html = `<!doctype html><title>A page</title><link rel="icon" href="data:,">
      <div id="app"></div><script type="module" src="/app.js"></script>`;
    const page = await newPage(browser);
    await show(page, server, { html, policy: '' });
    await until(page, 'the second section is in view', () => {
      const tabs = document.querySelector('wb-tabs.wide[active="2"][trigger=hover][data-kind]');
      const second = tabs?.shadowRoot?.querySelectorAll('[role=tab]')[1];
      return second?.getAttribute('aria-selected') === 'true';
    });
    await click(page, 'wb-tabs >> [role=tab]');
    await until(page, 'React has heard the event', () => {
      return document.querySelector('output')!.textContent === 'wb-tabs-change 1';
    });
    assert.deepEqual((await seen(page)).errors, []);
  });
});
