import { warn } from '../../shared/foundation/warn';

type Code = typeof import('./embla');

let code: Code | undefined;
let coming: Promise<void> | undefined;
let hasFailed = false;

/** The code that moves slides; undefined until it has come. Until then the browser scrolls them. */
export const emblaNow = (): Code | undefined => code;

/** Whether its code could not be had, so that the browser has to do what it can. */
export const emblaHasFailed = (): boolean => hasFailed;

/** Fetches it, once for the page; again after a failure. */
export const loadEmbla = (): Promise<void> =>
  (coming ??= import('./embla').then(
    (it) => {
      code = it;
      hasFailed = false;
    },
    (error: unknown) => {
      coming = undefined;
      hasFailed = true;
      warn(
        'embla',
        `The code that moves slides could not be loaded: ${String(error)}. The browser scrolls them, and nothing ` +
          'goes round or fades. Serve the files of the suite beside the loader.',
      );
    },
  ));
