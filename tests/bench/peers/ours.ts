import packageFile from '../../../package.json' with { type: 'json' };
import { chunksOf } from '../chunks';
import { pageOf, widgets } from '../widgets';
import type { Stack } from './stack';

/** This suite: drawn by the publish step, with its loader, which may fetch but not run ahead. */
export async function ours(): Promise<Stack> {
  const all = await widgets();
  const page = (name: string) => (count: number) =>
    pageOf(
      all.find((it) => it.name === name)!,
      { count, prefetch: true },
    );
  return {
    name: 'wb-elements',
    version: packageFile.version,
    widgets: {
      tabs: {
        page: page('tabs'),
        clicks: ['wb-tabs >> [part=title]:nth-child(2)', 'wb-tabs >> [part=title]:nth-child(3)'],
        answered: (later) =>
          document.querySelectorAll('wb-tabs section')[later ? 2 : 1]!.checkVisibility(),
        brought: chunksOf('wb-tabs'),
      },
      quantity: {
        page: page('quantity'),
        clicks: ['wb-quantity >> [part=add]', 'wb-quantity >> [part=add]'],
        answered: (later) =>
          document.querySelector<HTMLInputElement>('wb-quantity input')!.value ===
          (later ? '4' : '3'),
        brought: chunksOf('wb-quantity'),
      },
    },
  };
}
