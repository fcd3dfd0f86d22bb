import vm from 'node:vm';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import fc from 'fast-check';
import { type Bundle, bundle } from './bundle';
import { end, say, Sentences } from './sentences';

/** What changed code reads and writes. */
interface Switch {
  activeMutant?: string | undefined;
  hitCount?: number;
  hitLimit?: number | undefined;
  currentTestId?: string;
  mutantCoverage?: { static: Counts; perTest: Record<string, Counts> };
}
type Counts = Record<string, number>;
type Script = (sentences: Sentences) => Promise<void>;

/** Where changed code looks for it. */
const PLACE = '__stryker__';

/**
 * Runs test files in one process that lives long: each change evaluates them anew, which takes
 * milliseconds, where a process for each takes a second.
 */
class OneProcess implements TestRunner {
  readonly #scripts = new Map<string, Script>();
  #globals = new Set<PropertyKey>();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    // What is noticed once is noticed every time, and at once.
    fc.configureGlobal({ seed: 1, endOnFailure: true });
    const files = JSON.parse(process.env.WB_TEST_FILES ?? '[]') as string[];
    const bundles = await Promise.all(
      files.map(async (file) => ({ file, ...(await bundle(process.cwd(), file)) })),
    );
    // Small ones first, for they are quick, and the first that fails is the last.
    bundles.sort((a, b) => a.code.length - b.code.length);
    for (const it of bundles) this.#scripts.set(it.file, await scriptOf(it));
    this.#globals = new Set(Reflect.ownKeys(globalThis));
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    const perTest: Record<string, Counts> = {};
    for (const file of this.#scripts.keys()) {
      const state: Switch = {};
      tests.push(...(await this.#run(file, state)));
      const { static: whenLoaded = {}, perTest: own = {} } = state.mutantCoverage ?? {};
      // What runs when a module is loaded matters to all its tests, for each change loads it anew.
      for (const { id } of tests.filter(({ fileName }) => fileName === file))
        perTest[id] = { ...whenLoaded, ...own[id] };
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: {}, perTest } };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, testFilter } = options;
    let nrOfTests = 0;
    for (const file of this.#scripts.keys()) {
      const wanted = testFilter?.filter((id) => id.startsWith(`${file}#`));
      if (wanted?.length === 0) continue;
      const state = { activeMutant: activeMutant.id, hitCount: 0, hitLimit };
      const results = await this.#run(file, state, new Set(wanted));
      nrOfTests += results.length;
      for (const it of results)
        if (it.status === TestStatus.Failed) {
          const { id, failureMessage } = it;
          return { status: MutantRunStatus.Killed, killedBy: [id], failureMessage, nrOfTests };
        }
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  /**
   * Says a file's sentences until one is wrong. First those that are wanted, since they come to the
   * change; then the others, which may see what a module has kept since.
   */
  async #run(file: string, state: Switch, wanted?: Set<string>): Promise<TestResult[]> {
    // What modules share by the global object would not be there in a new process.
    for (const key of Reflect.ownKeys(globalThis))
      if (!this.#globals.has(key)) Reflect.deleteProperty(globalThis, key);
    Object.assign(globalThis, { [PLACE]: state });
    const sentences = new Sentences();
    const results: TestResult[] = [];
    const failed = (at: number, error: unknown) => {
      const failureMessage = String(error);
      results.push({ ...about(file, at), status: TestStatus.Failed, failureMessage });
    };
    try {
      await this.#scripts.get(file)!(sentences);
    } catch (error) {
      failed(0, error);
      return results;
    }
    const isWanted = (index: number) => wanted?.has(about(file, index).id) ?? false;
    const order = [...sentences.all.entries()].toSorted(
      ([a], [b]) => Number(isWanted(b)) - Number(isWanted(a)),
    );
    for (const [index, sentence] of order) {
      const { id } = about(file, index);
      const start = performance.now();
      state.currentTestId = id;
      try {
        await say(sentence);
        const timeSpentMs = performance.now() - start;
        results.push({
          ...about(file, index, sentence.name),
          status: TestStatus.Success,
          timeSpentMs,
        });
      } catch (error) {
        failed(index, error);
        break;
      }
    }
    await end(sentences.all);
    return results;
  }
}

const about = (file: string, index: number, name = '') => ({
  id: `${file}#${index}`,
  name: `${file} ${name}`,
  fileName: file,
  timeSpentMs: 0,
});

const RUNS = 50;

/** Properties with few runs, for each change that survives takes all of them. */
const SHORT = {
  default: {
    ...fc,
    assert: (property: fc.IProperty<unknown>, { numRuns = RUNS, ...others } = {}) =>
      fc.assert(property, { ...others, numRuns: Math.min(RUNS, numRuns) }),
  },
};

/** Evaluates a test file and all it imports anew, each time that it is called; packages stay. */
async function scriptOf({ file, code, packages }: Bundle & { file: string }): Promise<Script> {
  const modules = new Map<string, vm.Module>();
  for (const name of packages)
    modules.set(name, synthetic(name === 'fast-check' ? SHORT : await import(name)));
  const compiled = new vm.SourceTextModule(code) as vm.SourceTextModule & vm.Script;
  const cachedData = compiled.createCachedData();
  return async (sentences) => {
    const whole = new vm.SourceTextModule(code, {
      identifier: file,
      cachedData,
      importModuleDynamically: (name) => import(name) as Promise<vm.Module>,
    });
    const test = synthetic(sentences.exports);
    await whole.link((name) => (name === 'node:test' ? test : modules.get(name)!));
    await whole.evaluate();
  };
}

function synthetic(exports: object): vm.Module {
  return new vm.SyntheticModule(Object.keys(exports), function () {
    for (const [name, value] of Object.entries(exports)) this.setExport(name, value);
  });
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'one-process', OneProcess),
];
