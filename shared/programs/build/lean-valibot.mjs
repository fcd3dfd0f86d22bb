const VALIBOT = /\/valibot\/dist\/index\.mjs$/;

/** What our shapes have none of, as valibot asks for it, and what it finds in place of it. */
const UNUSED = [
  {
    use: 'values in place of wrong ones',
    code: /\bvalueSchema\.fallback !== void 0/g,
    without: 'false',
  },
  {
    use: 'values of fields that are left out',
    code: /\b(valueSchema|this)\.default !== void 0/g,
    without: 'false',
  },
  {
    use: 'values of fields that are left out, which the fields of an object ask for',
    code: /\bkey in input \? input\[key\] : (await )?(\/\*[^*]*\*\/ )?getDefault\(valueSchema\)/g,
    without: 'input[key]',
  },
  {
    use: 'an end at the first fault',
    code: /\bconfig\$1\.abortEarly\b(?!,)/g,
    without: 'false',
  },
  {
    use: 'settings in what is wrong',
    code: /\blang: config\$1\.lang,\s*abortEarly: config\$1\.abortEarly,\s*abortPipeEarly: config\$1\.abortPipeEarly\n/g,
    without: '',
  },
  {
    use: 'the function that has made a shape, by which sentences of their own are found',
    code: /\n\s*reference: [\w$]+,/g,
    without: '',
  },
  {
    use: 'whether a shape waits for something',
    code: /\n\s*async: false,/g,
    without: '',
  },
  {
    use: 'what lets other libraries use a shape',
    code: /\bschema\["~standard"\] = \{\s*version[\s\S]*?\n\s*\};/g,
    without: '',
  },
  {
    use: 'sentences of their own on what is wrong',
    code: /\bconst message\$1 = other\?\.message \?\?[^\n]*\n\s*if \(message\$1 !== void 0\)[^\n]*/g,
    without: '',
  },
];

/**
 * A rollup plugin for the browser build: valibot without the parts above. Stops the build if it has none of
 * one. To use it in a shape, remove its entry.
 */
export const leanValibot = () => ({
  name: 'lean-valibot',
  transform(code, id) {
    if (!VALIBOT.test(id)) return null;
    let lean = code;
    for (const { use, code: found, without } of UNUSED) {
      const before = lean;
      lean = lean.replaceAll(found, without);
      if (lean === before) {
        this.error(
          `Valibot does not ask for ${use} as it did, so nothing was left out of it. ` +
            'Look how its new version does; else take the entry out of lean-valibot.mjs.',
        );
      }
    }
    return { code: lean, map: null };
  },
});
