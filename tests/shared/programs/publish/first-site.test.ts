import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { launchChromium } from '../../../support/browsers';
import { prerender } from '../../../support/build';
import { installPackage } from '../../../support/installed';
import { awake, click, newPage, seen, until } from '../../../support/page';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"></svg>';

/** Serves a folder as any static server does; `policy` stands on its pages. */
function serveFolder(folder: string, policy: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const type = types[path.extname(file)] ?? 'text/plain';
    readFile(file).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': type, 'content-security-policy': policy })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
}

describe('Whoever follows the first steps of the README', () => {
  let project = '';
  let readme = '';
  let browser: Browser;
  before(async () => {
    project = mkdtempSync(path.join(tmpdir(), 'wb-first-'));
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
    rmSync(project, { recursive: true, force: true });
  });

  it('has a site whose tabs answer, with everything it asks for, under its policy', async () => {
    const installed = installPackage(project);
    readme = readFileSync(path.join(installed, 'README.md'), 'utf8');
    const [start = ''] = readme.split('\n## Start\n')[1]!.split('\n## ');
    const commands = [...start.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, it = '']) =>
      it.trim().split('\n'),
    );
    const [install, publish = '', serve, ...others] = commands;
    // The package is installed from this build, and any static server will do.
    assert.equal(install, 'npm install wb-elements');
    assert.match(serve!, /^npx serve (\w+)$/);
    assert.deepEqual(others, []);

    const [, name = '', source = ''] = /`([\w./]+)`:\n\n```html\n([^]*?)```/.exec(start)!;
    const own = source.replace('</body>', '<img src="pictures/dot.svg" alt="" /></body>');
    const folder = path.join(project, path.dirname(name));
    mkdirSync(path.join(folder, 'pictures'), { recursive: true });
    writeFileSync(path.join(project, name), own);
    writeFileSync(path.join(folder, 'pictures', 'dot.svg'), picture);
    writeFileSync(path.join(folder, 'favicon.ico'), '');
    execFileSync(publish, { cwd: project, shell: true, stdio: 'pipe' });

    const { policy, warnings } = prerender(own);
    assert.deepEqual(warnings, []);
    const server = serveFolder(path.join(project, serve!.split(' ').at(-1)!), policy);
    server.listen(0, 'localhost');
    await once(server, 'listening');
    try {
      const page = await newPage(browser);
      const refused: string[] = [];
      page.on('response', (it) => void (it.ok() || refused.push(`${it.status()} ${it.url()}`)));
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
      await click(page, 'wb-tabs >> [role=tab]:nth-child(2)');
      await awake(page, 'wb-tabs');
      await until(page, 'the second section is in view', () =>
        document.querySelector('wb-tabs')!.matches('[active="2"]'),
      );
      assert.equal(await page.$eval('img', (it) => it.naturalWidth), 7);
      const { errors, reports } = await seen(page);
      assert.deepEqual({ errors, reports, refused }, { errors: [], reports: [], refused: [] });
      await page.close();
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
