/** Operating systems that can be detected. */
export type System = 'windows' | 'mac' | 'linux' | 'android' | 'ios' | 'chrome-os' | 'other';

const MARKS: [mark: RegExp, system: System][] = [
  [/android/i, 'android'],
  [/iphone|ipad|ipod/i, 'ios'],
  [/CrOS/, 'chrome-os'],
  [/windows/i, 'windows'],
  [/mac/i, 'mac'],
  [/linux|x11/i, 'linux'],
];

/**
 * The operating system, from the user agent. An iPad identifies itself as a Mac, but no Mac has a
 * touch screen.
 */
export function systemOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): System {
  const system = MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';
  return system === 'mac' && maxTouchPoints > 1 ? 'ios' : system;
}
