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
import { configureGlobal } from 'fast-check';
import { bundle } from './bundle';
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

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    // What is noticed once is noticed every time, and at once.
    configureGlobal({ seed: 1, endOnFailure: true });
    for (const file of JSON.parse(process.env.WB_TEST_FILES ?? '[]') as string[])
      this.#scripts.set(file, await scriptOf(file));
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

  /** Says a file's sentences, all or those that are wanted, until one is wrong. */
  async #run(file: string, state: Switch, wanted?: Set<string>): Promise<TestResult[]> {
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
    for (const [index, sentence] of sentences.all.entries()) {
      const { id } = about(file, index);
      if (wanted?.size && !wanted.has(id)) continue;
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

/** Evaluates a test file and all it imports anew, each time that it is called; packages stay. */
async function scriptOf(file: string): Promise<Script> {
  const { code, packages } = await bundle(process.cwd(), file);
  const modules = new Map<string, vm.Module>();
  for (const name of packages) modules.set(name, synthetic(await import(name)));
  const compiled = new vm.SourceTextModule(code) as vm.SourceTextModule & vm.Script;
  const cachedData = compiled.createCachedData();
  return async (sentences) => {
    const whole = new vm.SourceTextModule(code, { identifier: file, cachedData });
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
