export type Size = 'invisible' | 'normal';

/** The interface that the scripts of all providers have in common. */
export interface Api {
  render(box: HTMLElement, options: Record<string, unknown>): unknown;
  execute(id: unknown): unknown;
  reset(id: unknown): void;
  ready?(act: () => void): void;
}

/** One provider of captchas. */
interface Provider {
  /** The address of its script. */
  src: string;
  /** The global variable that its script sets. */
  global: string;
  /** Whether its script loads more after its load event, and calls back when ready. */
  saysReady: boolean;
  /** Selects the frames of challenges that it shows over the page. */
  challenge: string;
  /** The options for a challenge that shows only when it must, or for a checkbox. */
  options(size: Size): Record<string, unknown>;
}

/** Google's reCAPTCHA v2. */
const recaptcha: Provider = {
  src: 'https://www.google.com/recaptcha/api.js?render=explicit',
  global: 'grecaptcha',
  saysReady: true,
  challenge: 'iframe[src*="/recaptcha/"][src*="/bframe"]',
  options: (size) => ({ size }),
};

const hcaptcha: Provider = {
  src: 'https://js.hcaptcha.com/1/api.js?render=explicit',
  global: 'hcaptcha',
  saysReady: false,
  challenge: 'iframe[src*="hcaptcha"][src*="frame=challenge"]',
  options: (size) => ({ size }),
};

/** Cloudflare's Turnstile. */
const turnstile: Provider = {
  src: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  global: 'turnstile',
  saysReady: false,
  // It stays in its box.
  challenge: ':not(*)',
  options: (size) =>
    size === 'invisible' ? { execution: 'execute', appearance: 'interaction-only' } : {},
};

export const providers = { recaptcha, hcaptcha, turnstile };
