import type { Mouse, MouseButton, Page } from 'puppeteer-core';

/** One page of a browser behind a WebDriver, under the names that puppeteer has for the same. */
export interface DrivenPage {
  /** Runs a function in the page, and waits for what it promises; it names nothing from outside. */
  evaluate: Page['evaluate'];
  /** Runs a function in the page on the first node that a selector matches. */
  $eval: Page['$eval'];
  /** Goes to an address, and waits for its load event. */
  goto(address: string): Promise<null>;
  url(): Promise<string>;
  /** Makes the part of the window that shows the page so large, in CSS pixels. */
  setViewport(size: { width: number; height: number }): Promise<void>;
  mouse: Pick<Mouse, 'click' | 'down' | 'move' | 'up'>;
  /** Keys go by their names or the characters that they write. */
  keyboard: {
    down(key: string): Promise<void>;
    up(key: string): Promise<void>;
    press(key: string): Promise<void>;
    /** One key for each character. */
    type(text: string): Promise<void>;
  };
  /** Closes the browser. */
  close(): Promise<void>;
}

type Send = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Keys without a character of their own, as the WebDriver specification writes them (17.4.2). */
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

/** Buttons of a mouse in the order of their numbers there. */
const buttons: MouseButton[] = ['left', 'middle', 'right', 'back', 'forward'];

/** Opens a browser by the WebDriver that listens at this origin. Rejects with what the driver says. */
export async function openSession(origin: string): Promise<DrivenPage> {
  const body = { capabilities: { alwaysMatch: {} } };
  const { sessionId } = await send<{ sessionId: string }>(`${origin}/session`, 'POST', body);
  return page((method, path, given) =>
    send(`${origin}/session/${sessionId}${path}`, method, given),
  );
}

async function send<T>(address: string, method: string, body?: unknown): Promise<T> {
  const response = await fetch(address, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function page(call: Send): DrivenPage {
  // Functions sent to a page have been through esbuild, which names them with this.
  const execute = (source: string, args: unknown[]) =>
    call('POST', '/execute/sync', { script: `const __name = (it) => it; return ${source};`, args });
  const evaluate = (run: unknown, ...args: unknown[]) => execute(`(${run})(...arguments)`, args);
  const act = (device: object, actions: object[]) =>
    call<void>('POST', '/actions', { actions: [{ ...device, actions }] });

  return {
    evaluate: evaluate as Page['evaluate'],
    $eval: ((selector: string, run: unknown, ...args: unknown[]) =>
      execute(`((at, ...rest) => (${run})(document.querySelector(at), ...rest))(...arguments)`, [
        selector,
        ...args,
      ])) as Page['$eval'],
    goto: (url) => call('POST', '/url', { url }),
    url: () => call('GET', '/url'),
    async setViewport({ width, height }) {
      await call('POST', '/window/rect', { width, height });
      const [innerWidth, innerHeight] = (await evaluate('() => [innerWidth, innerHeight]')) as [
        number,
        number,
      ];
      const missing = { width: 2 * width - innerWidth, height: 2 * height - innerHeight };
      await call('POST', '/window/rect', missing);
    },
    mouse: {
      move: (x, y) => act(mouse, [moveTo(x, y)]),
      down: ({ button = 'left' } = {}) => act(mouse, [pressed(button)]),
      up: ({ button = 'left' } = {}) => act(mouse, [released(button)]),
      click: (x, y, { button = 'left', count = 1 } = {}) => {
        const times = Array.from({ length: count }, () => [pressed(button), released(button)]);
        return act(mouse, [moveTo(x, y), ...times.flat()]);
      },
    },
    keyboard: {
      down: (key) => act(keys, [keyDown(key)]),
      up: (key) => act(keys, [keyUp(key)]),
      press: (key) => act(keys, [keyDown(key), keyUp(key)]),
      type: (text) =>
        act(
          keys,
          [...text].flatMap((key) => [keyDown(key), keyUp(key)]),
        ),
    },
    close: () => call('DELETE', ''),
  };
}

const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
const keys = { type: 'key', id: 'keys' };

const moveTo = (x: number, y: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

const pressed = (button: MouseButton) => ({ type: 'pointerDown', button: buttons.indexOf(button) });
const released = (button: MouseButton) => ({ type: 'pointerUp', button: buttons.indexOf(button) });
const keyDown = (key: string) => ({ type: 'keyDown', value: valueOf(key) });
const keyUp = (key: string) => ({ type: 'keyUp', value: valueOf(key) });

function valueOf(key: string): string {
  const value = keyCodes[key] ?? key;
  if ([...value].length === 1) return value;
  throw new Error(
    `There is no key named ${key} here, and the driver takes no other key after one it does not know. ` +
      'Add it to the list of keys.',
  );
}
