import type { Adapter } from './adapter';

/** Cloudflare's Turnstile. */
export const turnstile: Adapter = {
  src: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  global: 'turnstile',
  saysReady: false,
  options: (size) =>
    size === 'invisible' ? { execution: 'execute', appearance: 'interaction-only' } : {},
};
