import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { installPackage } from '../support/installed';
import { compileIn } from './compile';
import type { Sample } from './compile';

/** A program for each entry point; what it names would be `any` where types are not found. */
const programs: Record<string, string> = {
  './publish': `import { prerender, prerenderEach } from 'wb-elements/publish';
    import type { PageFile, PrerenderOptions, Published } from 'wb-elements/publish';
    const options: Known<PrerenderOptions> = { styles: 'linked' };
    const { html, files }: Known<Published> = prerender('<p>', options);
    const [file]: Known<PageFile>[] = files;
    export const each: Known<typeof prerenderEach> = prerenderEach;
    export const text: string = html + (file?.name ?? '');`,
  './ics': `import { icsOf } from 'wb-elements/ics';
    import type { IcsEvent } from 'wb-elements/ics';
    const event: Known<IcsEvent> = { id: 'a@example.org', title: 'Service', start: '2026-11-29T10:00' };
    export const file: Known<string> | undefined = icsOf([event], 'Europe/Berlin');
    // @ts-expect-error is no text
    icsOf([{ ...event, start: new Date() }]);`,
  './loader': `import type {} from 'wb-elements/types';
    import type { Awake, wake } from 'wb-elements/loader';
    export const reopen = async (woken: typeof wake, popup: HTMLElementTagNameMap['wb-popup']) => {
      const awake: Known<Awake<typeof popup>> = await woken(popup);
      awake.open();
    };`,
  './page': `import { announce, giveConsent, subscribe, latest, onStartUp, readConsent, readVisit, translate } from 'wb-elements/page';
    import type { AnnouncementName, Announcements, ConsentPurpose, ConsentState, Initialiser, Visit } from 'wb-elements/page';
    const purpose: Known<ConsentPurpose> = 'media';
    export const state: Known<ConsentState> = readConsent(purpose);
    giveConsent([purpose, 'maps'], { remember: false });
    // @ts-expect-error is none
    giveConsent('everything');
    declare module 'wb-elements/page' { interface TextKeys { 'cart.empty': string } }
    export const told: Known<typeof announce> = announce;
    subscribe('product.choice', ({ variantId }: Known<Announcements['product.choice']>) => variantId);
    const name: Known<AnnouncementName> = 'product.choice';
    const start: Known<Initialiser> = (body) => body.id;
    onStartUp(start);
    const { sessions }: Known<Visit> = readVisit();
    export const all: [Known<typeof latest>, number, string] = [latest, sessions, translate('cart.empty')];
    export default name;`,
  './types': `import type { WbTabsElement } from 'wb-elements/types';
    export const active = (tabs: Known<WbTabsElement>): number => tabs.active;`,
  './react': `import type { WbTabsAttributes } from 'wb-elements/react';
    export const Page = (own: Known<WbTabsAttributes>) => <wb-tabs {...own} active={2} />;`,
  './*': `import 'wb-elements/tabs';
    export const active: Known<number> = document.createElement('wb-tabs').active;`,
  './schemas/*': `import schema from 'wb-elements/schemas/wb-tabs.json' with { type: 'json' };
    export const title: Known<string> = schema.title;`,
  './themes/*': `import 'wb-elements/themes/shop.css';
    import 'wb-elements/themes/campaign.css';
    import 'wb-elements/themes/magazine.css';`,
  './custom-elements.json': `import all from 'wb-elements/custom-elements.json' with { type: 'json' };
    export const version: Known<string> = all.schemaVersion;`,
  './html-custom-data.json': `import all from 'wb-elements/html-custom-data.json' with { type: 'json' };
    export const version: Known<number> = all.version;`,
  './css-custom-data.json': `import all from 'wb-elements/css-custom-data.json' with { type: 'json' };
    export const version: Known<number> = all.version;`,
  './web-types.json': `import all from 'wb-elements/web-types.json' with { type: 'json' };
    export const name: Known<string> = all.name;`,
  './package.json': `import all from 'wb-elements/package.json' with { type: 'json' };
    export const version: Known<string> = all.version;`,
};
/** Files to be served, which no program imports. */
const served = ['./browser/*'];

const known = 'type Known<It> = 0 extends 1 & It ? never : It;\n';
const samples: Sample[] = Object.entries(programs).map(([sentence, code]) => ({
  sentence,
  code: known + code,
}));
const strictest = { skipLibCheck: false, resolveJsonModule: true };

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  bin: Record<string, string>;
  customElements: string;
  'web-types': string;
}

describe('The package, packed and installed', () => {
  let project = '';
  let installed = '';
  let manifest: Manifest;

  before(() => {
    project = mkdtempSync(path.join(tmpdir(), 'wb-packed-'));
    installed = installPackage(project);
    writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
    manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as Manifest;
  });
  after(() => rmSync(project, { recursive: true, force: true }));

  it('has every file that its manifest names', () => {
    // The repository's own condition is for its own checks alone.
    const targets = Object.values(manifest.exports).flatMap((it) =>
      typeof it === 'string' ? [it] : [it.types!, it.default!],
    );
    const named = [
      ...targets.map((it) => it.replace('elements/*', 'elements/tabs').replace(/\/\*$/, '')),
      ...Object.values(manifest.bin),
      manifest.customElements,
      manifest['web-types'],
    ];
    assert.ok(named.length > 15);
    assert.deepEqual(
      named.filter((it) => !existsSync(path.join(installed, it))),
      [],
    );
  });

  it('has no entry point that is left out below', () => {
    assert.deepEqual(
      Object.keys(manifest.exports).toSorted(),
      [...Object.keys(programs), ...served].toSorted(),
    );
  });

  it('has texts whose links and pictures lead to files in the package', () => {
    for (const text of ['README.md', 'CHANGELOG.md', 'SECURITY.md']) {
      const links = [
        ...readFileSync(path.join(installed, text), 'utf8').matchAll(/\]\(([^)\s]+)\)/g),
      ]
        .map(([, address = '']) => address)
        .filter((address) => !/^(https?:|mailto:|#)/.test(address));
      assert.ok(text !== 'README.md' || links.length > 3);
      assert.deepEqual(
        links.filter((address) => !existsSync(path.join(installed, address))),
        [],
        text,
      );
    }
  });

  const ways: [string, string, Record<string, string>][] = [
    ['the rules of Node', 'tsc', { module: 'nodenext', moduleResolution: 'nodenext' }],
    [
      'the rules of Node, TypeScript 6',
      'tsc6',
      { module: 'nodenext', moduleResolution: 'nodenext' },
    ],
    ['the rules of Node 16', 'tsc', { module: 'node18', moduleResolution: 'node16' }],
    ['the rules of bundlers', 'tsc', { module: 'esnext', moduleResolution: 'bundler' }],
  ];
  for (const [rules, compiler, options] of ways) {
    it(`gives every entry point its types by ${rules}, without an error in any of them`, async () => {
      const said = await compileIn(project, compiler, samples, { ...strictest, ...options });
      assert.equal(said.join(''), '');
    });
  }
});
