import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  deviceAt,
  HELPER,
  isFor,
  observeDevice,
  POPUP_MENU,
  presentDevice,
  STOREFRONT,
} from '../../../shared/visitor/device';
import type { Device, DeviceFilter } from '../../../shared/visitor/device';
import { until } from '../../support/test-element';

const sets = { STOREFRONT, POPUP_MENU, HELPER };
const names = Object.keys(sets) as (keyof typeof sets)[];

// Spec 9, each edge with what lies a hair to its sides.
const widths: [number, Device, Device, Device][] = [
  // width, STOREFRONT, POPUP_MENU, HELPER
  [0, 'mobile', 'mobile', 'mobile'],
  [320, 'mobile', 'mobile', 'mobile'],
  [766, 'mobile', 'mobile', 'mobile'],
  [766.9, 'mobile', 'mobile', 'mobile'],
  [767, 'mobile', 'tablet', 'mobile'],
  [767.9, 'mobile', 'tablet', 'mobile'],
  [768, 'tablet', 'tablet', 'tablet'],
  [800, 'tablet', 'tablet', 'tablet'],
  [990.9, 'tablet', 'tablet', 'tablet'],
  [991, 'tablet', 'desktop', 'tablet'],
  [991.9, 'tablet', 'desktop', 'tablet'],
  [992, 'tablet', 'desktop', 'desktop'],
  [992.1, 'desktop', 'desktop', 'desktop'],
  [993, 'desktop', 'desktop', 'desktop'],
  [3840, 'desktop', 'desktop', 'desktop'],
];

/** A window of a width of its own, in which the module runs. */
async function frameOf(width: number) {
  const frame = document.createElement('iframe');
  frame.style.border = '0';
  document.body.append(frame);
  const resize = (to: number) => void (frame.style.width = `${to}px`);
  resize(width);
  const page = frame.contentWindow as Window & typeof globalThis;
  const address = new URL('/shared/visitor/device.ts', location.href).href;
  const load = page.Function(`return import('${address}')`) as () => Promise<
    typeof import('../../../shared/visitor/device')
  >;
  return { frame, resize, ...(await load()) };
}

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

describe('The device of a width', () => {
  for (const [width, ...devices] of widths) {
    it(`of ${width} px is ${devices.join(', ')} to ${names.join(', ')}`, () => {
      expect(names.map((name) => deviceAt(width, sets[name]))).to.deep.equal(devices);
    });
  }

  it('never becomes smaller as the width grows', () => {
    const rank = { mobile: 0, tablet: 1, desktop: 2 };
    const width = fc.double({ min: 0, max: 5000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...names), width, width, (name, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        return rank[deviceAt(small, sets[name])] <= rank[deviceAt(large, sets[name])];
      }),
    );
  });
});

describe('A device filter', () => {
  const filters: [DeviceFilter, Device[]][] = [
    ['all', ['desktop', 'tablet', 'mobile']],
    ['desktop', ['desktop']],
    ['responsive', ['tablet', 'mobile']],
  ];
  for (const [filter, wanted] of filters) {
    it(`'${filter}' is for ${wanted.join(', ')}`, () => {
      const devices: Device[] = ['desktop', 'tablet', 'mobile'];
      expect(devices.filter((it) => isFor(filter, it))).to.deep.equal(wanted);
    });
  }
});

describe('The device of the window', () => {
  it('is that of its width, at every edge', async () => {
    const { frame, resize, ...device } = await frameOf(1000);
    // What the browser makes of a width between two pixels is its own.
    for (const [width, ...devices] of widths.filter(([it]) => it > 0 && Number.isInteger(it))) {
      resize(width);
      await until(() => frame.getBoundingClientRect().width === width);
      expect(
        names.map((it) => device.presentDevice(sets[it])),
        `${width}`,
      ).to.deep.equal(devices);
    }
  });

  it('is told once when it becomes another, and not to who has stopped', async () => {
    const { resize, observeDevice: hear } = await frameOf(1200);
    const heard: string[] = [];
    const stop = hear(HELPER, (device) => heard.push(device));
    const stopped = hear(HELPER, () => heard.push('stopped'));
    stopped();
    resize(400);
    await until(() => heard.length);
    resize(500);
    resize(800);
    await until(() => heard.length > 1);
    stop();
    expect(heard).to.deep.equal(['mobile', 'tablet']);
  });

  it('is known in the page itself', () => {
    for (const name of names) {
      expect(presentDevice(sets[name])).to.equal(deviceAt(innerWidth, sets[name]));
      observeDevice(sets[name], () => undefined)();
    }
  });
});
