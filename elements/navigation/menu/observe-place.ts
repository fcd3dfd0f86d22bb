/**
 * Calls the listener when the path or query of the page changes without a load; only some browsers
 * report what scripts push into the history. A change of the fragment does not count.
 */
export function observePlace(listener: () => void) {
  let before = place();
  const onChange = () => {
    if (place() === before) return;
    before = place();
    listener();
  };
  addEventListener('popstate', onChange);
  (window as Partial<Window>).navigation?.addEventListener('currententrychange', onChange);
}

const place = () => location.pathname + location.search;
