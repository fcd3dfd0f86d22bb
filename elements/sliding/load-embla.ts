type Code = typeof import('./embla');

let code: Code | undefined;
let coming: Promise<void> | undefined;

/** The code that moves slides; undefined until it has come. Until then the browser scrolls them. */
export const emblaNow = (): Code | undefined => code;

/** Fetches it, once for the page; again after a failure. */
export const loadEmbla = (): Promise<void> =>
  (coming ??= import('./embla').then(
    (it) => void (code = it),
    (error) => {
      coming = undefined;
      reportError(error);
    },
  ));
