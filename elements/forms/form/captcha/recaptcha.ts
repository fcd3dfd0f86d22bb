import type { Adapter } from './adapter';

/** Google's reCAPTCHA v2. */
export const recaptcha: Adapter = {
  src: 'https://www.google.com/recaptcha/api.js?render=explicit',
  global: 'grecaptcha',
  saysReady: true,
  options: (size) => ({ size }),
};
