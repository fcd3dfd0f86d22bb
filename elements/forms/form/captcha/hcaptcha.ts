import type { Adapter } from './adapter';

export const hcaptcha: Adapter = {
  src: 'https://js.hcaptcha.com/1/api.js?render=explicit',
  global: 'hcaptcha',
  saysReady: false,
  options: (size) => ({ size }),
};
