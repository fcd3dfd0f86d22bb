/** Operating systems that can be told apart. */
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
 * The operating system, by what the browser calls itself. An iPad calls itself a Mac; no Mac has a
 * screen to touch.
 */
export function systemOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): System {
  const system = MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';
  return system === 'mac' && maxTouchPoints > 1 ? 'ios' : system;
}
