import type { Watch } from '../../../shared/loader/watchers';

/** After Back some browsers restore the files that were chosen: they are shown, and checked. */
export const watch: Watch = (host, wake) => {
  if (host.querySelector<HTMLInputElement>('input[type="file"]')?.files?.length) wake();
};
