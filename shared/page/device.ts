/** Spec 3: device filter values and breakpoint modes. */
export type Device = 'desktop' | 'tablet' | 'mobile';
export type DeviceFilter = 'all' | 'desktop' | 'responsive';

interface Reading {
  /** From this width on it is a tablet, in CSS pixels. */
  tablet: number;
  /** Above or from this width on it is a desktop. */
  desktop: number;
  from: '>' | '>=';
}

/** The three readings of spec 9, which differ by a pixel at the edges; an element says which it uses. */
const READINGS = {
  storefront: { tablet: 768, desktop: 992, from: '>' },
  'popup-menu': { tablet: 767, desktop: 991, from: '>=' },
  helper: { tablet: 768, desktop: 992, from: '>=' },
} as const satisfies Record<string, Reading>;

export type ReadingName = keyof typeof READINGS;

/** The device that a width in CSS pixels stands for. */
export function deviceAt(width: number, name: ReadingName): Device {
  const { tablet, desktop, from } = READINGS[name];
  if (from === '>=' ? width >= desktop : width > desktop) return 'desktop';
  return width >= tablet ? 'tablet' : 'mobile';
}

/** Whether something for these devices shows on this one; responsive is every one but desktop. */
export const isFor = (filter: DeviceFilter, device: Device): boolean =>
  filter === 'all' || (filter === 'desktop') === (device === 'desktop');

/** The device that the window is now. Media queries know it without a layout. */
export function presentDevice(name: ReadingName): Device {
  const [desktop, tablet] = queriesOf(name);
  if (desktop.matches) return 'desktop';
  return tablet.matches ? 'tablet' : 'mobile';
}

/** Tells when the window has become another device. Returns a function that stops. */
export function hearDevice(name: ReadingName, listener: (device: Device) => void): () => void {
  const queries = queriesOf(name);
  let before = presentDevice(name);
  // From desktop to mobile both change, and it is one change.
  const onChange = () => {
    const device = presentDevice(name);
    if (device === before) return;
    before = device;
    listener(device);
  };
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function queriesOf(name: ReadingName) {
  const { tablet, desktop, from } = READINGS[name];
  const widths = [`${from} ${desktop}px`, `>= ${tablet}px`];
  return widths.map((width) => matchMedia(`(width ${width})`)) as [MediaQueryList, MediaQueryList];
}
