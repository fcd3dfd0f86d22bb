import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Browser, Frame, Page } from 'puppeteer-core';
import { galleryApp } from '../../../demo/gallery/gallery';
import { staticRoutes } from '../../../demo/site/static';
import { launchChromium } from '../../support/browsers';
import { buildFolder } from '../../support/build';
import { eventually, newPage } from '../../support/page';

/** The gallery on a site that serves the suite, as `npm start` has it. */
export const gallerySite = new Hono()
  .route('/gallery', galleryApp)
  .route('/', staticRoutes(path.join(buildFolder, 'browser')));

export const get = (at: string) => Promise.resolve(gallerySite.request(at));

interface Answer {
  status: number;
  text: string;
}
const answers = new Map<string, Promise<Answer>>();

/** What stands at an address. Drawn once, whoever reads it: it is the same each time. */
export function answerAt(at: string): Promise<Answer> {
  const answer = answers.get(at) ?? read(at);
  answers.set(at, answer);
  return answer;
}

async function read(at: string): Promise<Answer> {
  const response = await get(at);
  return { status: response.status, text: await response.text() };
}

export const textAt = async (at: string) => (await answerAt(at)).text;

export interface Gallery {
  origin: string;
  browser: Browser;
  /** Paths that were asked for, oldest first. */
  requests: string[];
  /** A page that has loaded, at this path below the gallery. */
  open: (at: string) => Promise<Page>;
  close: () => Promise<void>;
}

/** Serves the gallery and starts a browser; whoever asks also closes them. */
export async function openGallery(): Promise<Gallery> {
  const requests: string[] = [];
  const answer = getRequestListener(gallerySite.fetch);
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    void answer(request, response);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await launchChromium();
  return {
    origin,
    browser,
    requests,
    async open(at) {
      const page = await newPage(browser);
      await page.setViewport({ width: 1300, height: 900 });
      await page.goto(`${origin}/gallery${at}`);
      return page;
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The page of the live example, once it says what is asked for. */
export async function example(
  page: Page,
  sentence: string,
  fits: () => boolean = () => document.querySelector('main') !== null,
): Promise<Frame> {
  let frame: Frame | null | undefined;
  await eventually(`the example ${sentence}`, async () => {
    try {
      frame = await (await page.$('#example-frame'))?.contentFrame();
      return frame && (await frame.evaluate(fits));
    } catch (error) {
      // The frame is just being replaced by that of another drawing.
      if (/detached|destroyed|no such frame|context/i.test(String(error))) return false;
      throw error;
    }
  });
  return frame!;
}
