import type { Brand } from '../../look';
import type { Order } from '../messages';
import { elementOf, hostOf, wakeHost } from './element';
import { tellHeight } from './life';
import { tell } from './tell';

/** Does what the page around this one asks for, and nobody else. */
export function obey(tag: string) {
  addEventListener('message', ({ source, data }: MessageEvent<{ gallery?: Order } | null>) => {
    if (source === parent && data?.gallery) void carryOut(tag, data.gallery);
  });
}

async function carryOut(tag: string, order: Order) {
  const { documentElement } = document;
  if (order.type === 'tell') {
    tell({ type: 'ready' });
    tellHeight();
  }
  if (order.type === 'attributes') setAttributes(hostOf(tag), order.values);
  if (order.type === 'wake') await wakeHost(tag);
  if (order.type === 'reach') {
    const [host, { demo }] = await Promise.all([wakeHost(tag), elementOf(tag)]);
    const state = demo.states?.find(({ name }) => name === order.state);
    if (host) state?.reach(host);
  }
  if (order.type === 'look') {
    if (order.theme) documentElement.dataset.theme = order.theme;
    if (order.dir) documentElement.dir = order.dir;
    if (order.brand) wear(order.brand);
  }
  if (order.type === 'tokens') {
    for (const [name, value] of Object.entries(order.values)) {
      if (value) documentElement.style.setProperty(name, value);
      else documentElement.style.removeProperty(name);
    }
  }
}

/** Has the page one of the suite's themes, or none. */
function wear(brand: Brand) {
  const worn = document.querySelector<HTMLLinkElement>('link[data-brand]');
  if (brand === 'plain') {
    worn?.remove();
    return;
  }
  const link = worn ?? document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset.brand = '';
  link.href = `/gallery/themes/${brand}.css`;
  if (!worn) document.head.append(link);
}

function setAttributes(host: HTMLElement | null, values: Record<string, string | null>) {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) host?.removeAttribute(name);
    else host?.setAttribute(name, value);
  }
}
