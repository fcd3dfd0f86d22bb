import type { HydrationOptions } from 'react-dom/client';

/**
 * Error handlers of a React root: they report an `error` event that names the element and says what
 * happened, why it matters and what to do. The rest of the page keeps working.
 */
export function reportingRoot(host: HTMLElement): HydrationOptions {
  const tag = host.localName;
  let said = false;
  const stopped = (cause: unknown) => {
    // Later failures follow from the first, so only that is reported.
    if (said) return;
    said = true;
    report(
      `<${tag}> stopped: ${reason(cause)}. Its content stays in view, but it no longer answers. ` +
        'Check its attributes and the page data it reads; if they are right, report this as a bug.',
      cause,
    );
  };
  return {
    onCaughtError: stopped,
    onUncaughtError: stopped,
    onRecoverableError: (cause) =>
      report(
        `<${tag}> was drawn anew: ${reason(cause)}. It draws otherwise here than in the publish step, ` +
          'so visitors see it change. Publish with the version that the page loads; if it is, report this as a bug.',
        cause,
      ),
  };
}

const report = (message: string, cause: unknown) => reportError(new Error(message, { cause }));

const reason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
