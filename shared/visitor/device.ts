/** Spec 3: device filter values and breakpoint modes. */
export type Device = 'desktop' | 'tablet' | 'mobile';
export type DeviceFilter = 'all' | 'desktop' | 'responsive';

interface Breakpoints {
  /** Minimum width of a tablet, in CSS pixels. */
  tablet: number;
  /** A desktop is wider than this, or at least as wide, as `from` says. */
  desktop: number;
  from: '>' | '>=';
}

/**
 * The sets of breakpoints of spec 9, of which each element names the one it uses: three readings that differ
 * by a pixel, and that of sliders, which collapse below 991 and below 768 pixels.
 */
const BREAKPOINTS = {
  storefront: { tablet: 768, desktop: 992, from: '>' },
  'popup-menu': { tablet: 767, desktop: 991, from: '>=' },
  helper: { tablet: 768, desktop: 992, from: '>=' },
  slider: { tablet: 768, desktop: 991, from: '>=' },
} as const satisfies Record<string, Breakpoints>;

export type BreakpointSet = keyof typeof BREAKPOINTS;

/** The device for a width in CSS pixels. */
export function deviceAt(width: number, name: BreakpointSet): Device {
  const { tablet, desktop, from } = BREAKPOINTS[name];
  if (from === '>=' ? width >= desktop : width > desktop) return 'desktop';
  return width >= tablet ? 'tablet' : 'mobile';
}

/** Whether a device filter includes a device; `responsive` means every device but desktop. */
export const isFor = (filter: DeviceFilter, device: Device): boolean =>
  filter === 'all' || (filter === 'desktop') === (device === 'desktop');

/** The device for the window's present width. Media queries avoid a layout. */
export function presentDevice(name: BreakpointSet): Device {
  const [desktop, tablet] = queriesOf(name);
  if (desktop.matches) return 'desktop';
  return tablet.matches ? 'tablet' : 'mobile';
}

/** Calls the listener when the window's device changes. Returns a function that stops. */
export function observeDevice(name: BreakpointSet, listener: (device: Device) => void): () => void {
  const queries = queriesOf(name);
  let before = presentDevice(name);
  // From desktop to mobile both queries change, but the listener is called once.
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

function queriesOf(name: BreakpointSet) {
  const { tablet, desktop, from } = BREAKPOINTS[name];
  const widths = [`${from} ${desktop}px`, `>= ${tablet}px`];
  return widths.map((width) => matchMedia(`(width ${width})`)) as [MediaQueryList, MediaQueryList];
}
