import assert from 'node:assert/strict';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'puppeteer-core';
import { elementModules } from '../../shared/programs/build/element-modules.mjs';
import { eventually, seen } from '../support/page';
import { sectionsOf } from './groups';
import type { Group } from './groups';
import { everyTag, openServer, wakeAll } from './laboratory';
import type { Example } from './laboratory';
import { count, isAwake, openTouchable, touch, touchable } from './touching';

/** Those that answer without React. */
const answering = new Set(
  elementModules(path.resolve(import.meta.dirname, '..', '..'))
    .filter(({ answers }) => answers)
    .map(({ name }) => `wb-${name}`),
);

/** Seconds in which an answer comes, also where other tests keep the machine busy. */
const PATIENCE = 10;

const GOES_ON = 'what goes on by itself wakes by itself';
const IS_ELSEWHERE = 'it may not have gone yet to where its author has it begin';
const HAS_NUMBER = 'React alone knows the words around the number';

/** Examples of them that leave the first touch to React, and why. */
const UNANSWERED: Record<string, string> = {
  'wb-carousel, pictures that go round by themselves': GOES_ON,
  'wb-carousel, a number for many, without swiping': HAS_NUMBER,
  'wb-carousel, four of many, by four, two on phones, from the fifth on': IS_ELSEWHERE,
  'wb-slider, from above, the second first': IS_ELSEWHERE,
  'wb-slider, sections that follow each other': GOES_ON,
  'wb-slider, a story': GOES_ON,
  'wb-slider, a number for many': HAS_NUMBER,
};

declare global {
  /** What elements showed, by their places; see `watchFrames`. */
  var drawings: Record<number, string[]>;
}

/** What a visitor can tell of the elements in some sections of a page. */
const view = (page: Page, sections: string) =>
  page.evaluate(
    (tags, where) => {
      const roots = [...document.querySelectorAll(where)];
      const hosts = roots.flatMap((it) => [...it.querySelectorAll<HTMLElement>(tags)]);
      const fields = roots.flatMap((it) => [
        ...it.querySelectorAll<HTMLInputElement>('input, select'),
      ]);
      const open = hosts.flatMap((it) => [
        ...(it.shadowRoot?.querySelectorAll(':popover-open, :modal') ?? []),
      ]);
      return {
        shadows: hosts.map((it) => drawnIn(it)),
        gone: hosts.map((it) => !it.checkVisibility()),
        fields: fields.map(({ value, checked }) => [value, checked]),
        open: open.map(({ id }) => id),
      };
    },
    everyTag,
    sections,
  );

/**
 * All that a visitor and the page can tell of a page's elements. What each of several elements has fired,
 * and the number in its ids, comes in any order, since each waits for its own code.
 */
async function outcome(page: Page, isOne: boolean) {
  const { events: heard, errors, reports } = await seen(page);
  const events = isOne ? heard : heard.map((it) => JSON.stringify(it)).toSorted();
  const html = await page.evaluate(() => document.body.innerHTML);
  return {
    ...(await view(page, 'body')),
    page: inOrder(isOne ? html : html.replace(NUMBER, '$1')),
    events,
    errors,
    reports,
  };
}

/** Of messages below fields, which are counted as they come. */
const NUMBER = /(wb-field-error)-\d+/g;

const ATTRIBUTE = / [^\s=>"]+(?:="[^"]*")?/g;

/** HTML whose attributes and styles are in the order of the alphabet: which of them came first means nothing. */
const inOrder = (html: string) =>
  html.replace(/<([a-z][\w-]*)((?: [^\s=>"]+(?:="[^"]*")?)+)>/g, (_, tag: string, all: string) => {
    const sorted = [...all.matchAll(ATTRIBUTE)].map(([it]) => it.replace(STYLES, inOrderToo));
    return `<${tag}${sorted.toSorted().join('')}>`;
  });

const STYLES = /(?<=^ style=").*(?=;")/;
const inOrderToo = (styles: string) => styles.split('; ').toSorted().join('; ');

/** Keeps what elements show in each frame from now on, each drawing that differs from the last. */
const watchFrames = (page: Page, places: number[]) =>
  page.evaluate(
    (tags, watched) => {
      drawings = {};
      const hosts = [...document.querySelectorAll(tags)];
      const look = () => {
        for (const place of watched) {
          const drawn = drawnIn(hosts[place]!)!;
          const before = (drawings[place] ??= []);
          if (before.at(-1) !== drawn) before.push(drawn);
        }
        requestAnimationFrame(look);
      };
      look();
    },
    touchable,
    places,
  );

/** How much there is to click in each example that was asked about. */
export const totals = new Map<Example, number>();

/**
 * Fails when the first click on anything in an example is not answered as one on an awake element.
 *
 * @param asleep a page of the group in which nothing was touched
 */
export async function answersFirstTouch(asleep: Page, group: Group): Promise<void> {
  for (const { example, section } of sectionsOf(group))
    totals.set(example, await count(asleep, section));
  const most = Math.max(...group.map((it) => totals.get(it)!));
  for (let index = 0; index < most; index += 1) {
    const touched = group.filter((it) => totals.get(it)! > index);
    await openTouchable(touched, async (awake) => {
      await wakeAll(awake);
      for (const { section } of sectionsOf(touched)) await touch(awake, section, index);
      await answersLate(touched, index, awake);
    });
  }
}

/**
 * Clicks while the code that every element needs is held back, and lets it come only then. Both pages
 * stay open, since what a click leads to, such as a server's answer, may be underway in either.
 *
 * @param awake the page in which the same was clicked awake
 */
async function answersLate(group: Group, index: number, awake: Page) {
  const from = await openServer();
  const release = from.hold('/react-');
  const answerers = sectionsOf(group).filter(
    ({ example }) => answering.has(example.tag) && !(example.title in UNANSWERED),
  );
  const isOne = group.length === 1;
  const answered = answerers.map(({ section }) => section).join();
  try {
    await openTouchable(
      group,
      async (page) => {
        const places = new Map<Example, number>();
        for (const { example, section } of sectionsOf(group))
          places.set(example, await touch(page, section, index));
        for (const place of places.values()) assert.equal(await isAwake(page, place), false);
        if (answered) {
          // What marks the reader's place looks only when the page has come to rest.
          const isSeen = async () =>
            isDeepStrictEqual(await view(page, answered), await view(awake, answered));
          await eventually('answered asleep', isSeen, PATIENCE).catch(() => undefined);
          assert.deepEqual(await view(page, answered), await view(awake, answered));
          await watchFrames(
            page,
            answerers.map(({ example }) => places.get(example)!),
          );
        }
        release();
        for (const place of places.values())
          await eventually('the element is awake', () => isAwake(page, place));
        const both = () => Promise.all([outcome(page, isOne), outcome(awake, isOne)]);
        const isAnswered = async () => isDeepStrictEqual(...(await both()));
        await eventually('answered', isAnswered, PATIENCE).catch(() => undefined);
        assert.deepEqual(...(await both()));
        if (!answered) return;
        const drawn = Object.values(await page.evaluate(() => drawings));
        assert.deepEqual(
          drawn.map(({ length }) => length),
          answerers.map(() => 1),
        );
      },
      from,
    );
  } finally {
    await from.close();
  }
}
