import type { Watch } from '../../../shared/programs/loader/watch';

/** Wakes an input whose files the browser has restored after Back, so that they are shown and checked. */
export const watch: Watch = (host, wake) => {
  if (host.querySelector<HTMLInputElement>('input[type="file"]')?.files?.length) wake();
};
