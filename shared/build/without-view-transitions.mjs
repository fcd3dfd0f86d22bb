const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/**
 * A rollup plugin for the browser build: React's view transitions, 2 kB that every page would carry
 * and no element uses. React runs these functions for a `<ViewTransition>` only; emptied, they do what
 * they do on a page that has none. An element that wants one takes this plugin out of the build.
 */
export const withoutViewTransitions = () => ({
  name: 'without-view-transitions',
  transform(code, id) {
    if (!REACT_DOM.test(id)) return null;
    const emptied = this.parse(code).body.filter(
      ({ type, id: name }) =>
        type === 'FunctionDeclaration' && name.name.includes('ViewTransition'),
    );
    if (!emptied.length) {
      this.error(
        'React has no function named after view transitions any more, so nothing was left out of it. ' +
          'Look whether its new version still carries them; else remove this plugin.',
      );
    }
    let rest = code;
    // From the end, so that the places of those before stay right.
    for (const { body } of emptied.toReversed()) {
      rest = `${rest.slice(0, body.start)}{}${rest.slice(body.end)}`;
    }
    return { code: rest, map: null };
  },
});
