/** What React offers, by its files, and neither the suite nor a library in it uses. */
const UNUSED = {
  '/react/cjs/react.production.js': [
    'Activity',
    'ViewTransition',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cacheSignal',
    'createRef',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDeferredValue',
    'useEffectEvent',
    'useOptimistic',
    'useTransition',
  ],
  '/react-dom/cjs/react-dom.production.js': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  '/scheduler/cjs/scheduler.production.js': [
    'unstable_Profiling',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
};

/** The names of them that mean nothing else in code that uses React. */
const TELLING = Object.values(UNUSED)
  .flat()
  .filter((name) => /^(use|unstable_|create|add|request)/.test(name));
const USED = new RegExp(`\\b(?:${TELLING.join('|')})\\b`);
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const IMPORTS = /(?:from|require\()\s*["']react(?:-dom)?["']/;

/** An assignment to one of a module's exports, and what of it is exported. */
const exportIn = ({ type, start, end, expression }) => {
  const { left } = expression?.type === 'AssignmentExpression' ? expression : {};
  return type === 'ExpressionStatement' && left?.object?.name === 'exports'
    ? [{ name: left.property.name, start, end }]
    : [];
};

/**
 * A file of React without what nobody imports from it; any other file as it is. As its exports are properties of
 * one object, no bundler leaves them out.
 *
 * @param {string} code
 * @param {string} id The absolute path of the module.
 * @param {(code: string) => { body: object[] }} parse
 * @throws where it has no such export any more, and where some other file uses one
 */
export function withoutUnusedExports(code, id, parse) {
  const names = Object.entries(UNUSED).find(([file]) => id.endsWith(file))?.[1];
  if (!names) {
    const [used] = (!REACT.test(id) && IMPORTS.test(code) && USED.exec(code)) || [];
    if (used)
      throw new Error(
        `${id} uses ${used} of React, which the build leaves out. Take it out of unused-exports.mjs.`,
      );
    return code;
  }
  const found = parse(code).body.flatMap(exportIn);
  const missing = names.filter((name) => !found.some((it) => it.name === name));
  if (missing.length)
    throw new Error(
      `${id} exports no ${missing.join(', ')} any more, so nothing was left out of it. ` +
        'Look what its new version calls them, and mend unused-exports.mjs.',
    );
  // From the end, so that earlier offsets stay valid.
  return found
    .filter(({ name }) => names.includes(name))
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}
