/** Spec 3: device filter values and breakpoint modes. */
export type Device = 'desktop' | 'tablet' | 'mobile';
export type DeviceFilter = 'all' | 'desktop' | 'responsive';

/** Each element uses one of the sets of breakpoints of spec 9, which are the constants below. */
export interface Breakpoints {
  /** Minimum width of a tablet, in CSS pixels. */
  tablet: number;
  /** A desktop is wider than this, or at least as wide, as `from` says. */
  desktop: number;
  from: '>' | '>=';
}

// Three readings that differ by a pixel; sliders, which collapse at 991 and 768, go by that of helpers.
// Constants of their own, so that a watcher brings only its own.
export const STOREFRONT: Breakpoints = { tablet: 768, desktop: 992, from: '>' };
export const POPUP_MENU: Breakpoints = { tablet: 767, desktop: 991, from: '>=' };
export const HELPER: Breakpoints = { tablet: 768, desktop: 992, from: '>=' };

/** The device for a width in CSS pixels. */
export function deviceAt(width: number, { tablet, desktop, from }: Breakpoints): Device {
  if (from === '>=' ? width >= desktop : width > desktop) return 'desktop';
  return width >= tablet ? 'tablet' : 'mobile';
}

/** Whether a device filter includes a device; `responsive` means every device but desktop. */
export const isFor = (filter: DeviceFilter, device: Device): boolean =>
  filter === 'all' || (filter === 'desktop') === (device === 'desktop');

/** The device for the window's present width. Media queries avoid a layout. */
export function presentDevice(breakpoints: Breakpoints): Device {
  const [desktop, tablet] = queriesOf(breakpoints);
  if (desktop.matches) return 'desktop';
  return tablet.matches ? 'tablet' : 'mobile';
}

/** Calls the listener when the window's device changes. Returns a function that stops. */
export function observeDevice(
  breakpoints: Breakpoints,
  listener: (device: Device) => void,
): () => void {
  const queries = queriesOf(breakpoints);
  let before = presentDevice(breakpoints);
  // From desktop to mobile both queries change, but the listener is called once.
  const onChange = () => {
    const device = presentDevice(breakpoints);
    if (device === before) return;
    before = device;
    listener(device);
  };
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function queriesOf({ tablet, desktop, from }: Breakpoints) {
  const widths = [`${from} ${desktop}px`, `>= ${tablet}px`];
  return widths.map((width) => matchMedia(`(width ${width})`)) as [MediaQueryList, MediaQueryList];
}
