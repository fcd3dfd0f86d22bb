const TOOLKIT = /\/@reduxjs\/toolkit\/dist\/redux-toolkit\.[\w.-]+$/;
const INHERITED = /for \((let|const|var) (\w+) in (finalCaseReducers)\)/;

/**
 * A rollup plugin for the browser build: the state library of recharts goes through its reducers with
 * `for ... in`, so that a page with an enumerable property on Object.prototype, as old libraries make
 * them, would stop every chart. Goes through the reducers' own names instead.
 */
export const ownReducers = () => ({
  name: 'own-reducers',
  transform(code, id) {
    if (!TOOLKIT.test(id)) return null;
    if (!INHERITED.test(code)) {
      this.error(
        'Redux Toolkit does not go through its reducers as it did, so nothing was mended in it. ' +
          'Run tests/published/polluted-page.test.ts without this plugin; if it passes, take the plugin out.',
      );
    }
    return { code: code.replace(INHERITED, 'for ($1 $2 of Object.keys($3))'), map: null };
  },
});
