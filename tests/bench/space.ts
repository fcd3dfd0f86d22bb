import type { Page } from 'puppeteer-core';
import { eventually, idle, settled, until } from '../support/page';
import { manifest } from './chunks';
import type { Lab, Space } from './lab';
import { pageOf } from './widgets';
import type { Widget } from './widgets';

/** What one instance of a widget takes in each state of its life. */
export interface Spaces {
  undefined: Space;
  asleep: Space;
  awake: Space;
}

/**
 * A page of 1 + `count` less a page of 1, divided: what is paid once a page cancels out. Heap is
 * V8's; the engine's own nodes are counted beside it. An example of several elements counts as one.
 */
export async function spaceOf(lab: Lab, widget: Widget, count = 1000): Promise<Spaces> {
  const few = await statesOf(lab, widget, 1);
  const many = await statesOf(lab, widget, 1 + count);
  const each = (state: keyof Spaces): Space => ({
    heap: (many[state].heap - few[state].heap) / count,
    listeners: (many[state].listeners - few[state].listeners) / count,
    nodes: (many[state].nodes - few[state].nodes) / count,
  });
  return { undefined: each('undefined'), asleep: each('asleep'), awake: each('awake') };
}

async function statesOf(lab: Lab, widget: Widget, count: number): Promise<Spaces> {
  const first = lab.server.requests.length;
  const stage = await lab.open(pageOf(widget, { count, unseen: true }));
  const { watch } = manifest.elements[widget.tag]!;
  if (watch) {
    await eventually(`${watch} watches`, () =>
      lab.server.requests.slice(first).includes(`/wb/${watch}`),
    );
    await idle(stage.page);
  }
  const undefinedYet = await stage.space();
  await wakeAll(stage.page, widget, 1);
  const asleep = await stage.space();
  await wakeAll(stage.page, widget);
  const awake = await stage.space();
  await stage.close();
  return { undefined: undefinedYet, asleep, awake };
}

/** Wakes the first so many elements of a tag through the loader, and waits for what is drawn later. */
export async function wakeAll(
  page: Page,
  { tag, drawsLater }: { tag: string; drawsLater?: string | undefined },
  count = Infinity,
) {
  const woken = await page.evaluate(
    async (name, most) => {
      const address = document.querySelector<HTMLScriptElement>('script[src*="/wb/"]')!.src;
      const { wake } = (await import(address)) as { wake(host: Element): Promise<void> };
      const hosts = [...document.querySelectorAll(name)].slice(0, most ?? undefined);
      await Promise.all(hosts.map((host) => wake(host)));
      return hosts.length;
    },
    tag,
    Number.isFinite(count) ? count : null,
  );
  if (drawsLater)
    await until(
      page,
      `${woken} of ${tag} are drawn`,
      (name, inner, wanted) => {
        const hosts = [...document.querySelectorAll(name)];
        return hosts.filter((host) => host.shadowRoot?.querySelector(inner)).length >= wanted;
      },
      tag,
      drawsLater,
      woken,
    );
  await settled(page);
}
