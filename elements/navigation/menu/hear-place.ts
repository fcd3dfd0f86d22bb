/**
 * Tells from now on when a script or the visitor has made the page another one, without loading it;
 * only some browsers tell of what scripts push into the history. Another place in the page is none.
 */
export function hearPlace(listener: () => void) {
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
