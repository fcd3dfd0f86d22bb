type Hook = () => unknown;
type Body = (context: { diagnostic(): void }) => unknown;
type Arguments = [name: string, ...rest: unknown[]];

interface Suite {
  parent?: Suite;
  hooks: Record<'before' | 'beforeEach' | 'afterEach' | 'after', Hook[]>;
  hasBegun?: boolean;
}

export interface Sentence {
  name: string;
  suite: Suite;
  body: Body;
}

/** What stands in for `node:test`: it collects sentences instead of running them. */
export class Sentences {
  readonly all: Sentence[] = [];
  readonly #names: string[] = [];
  #suite = suiteIn(undefined);

  readonly exports = {
    describe: (...[name, ...rest]: Arguments) => {
      const parent = this.#suite;
      this.#suite = suiteIn(parent);
      this.#names.push(name);
      bodyOf(rest)({ diagnostic: () => {} });
      this.#names.pop();
      this.#suite = parent;
    },
    it: (...[name, ...rest]: Arguments) => {
      const whole = [...this.#names, name].join(' › ');
      this.all.push({ name: whole, suite: this.#suite, body: bodyOf(rest) });
    },
    test: (...all: Arguments) => this.exports.it(...all),
    before: (hook: Hook) => this.#suite.hooks.before.push(hook),
    beforeEach: (hook: Hook) => this.#suite.hooks.beforeEach.push(hook),
    afterEach: (hook: Hook) => this.#suite.hooks.afterEach.push(hook),
    after: (hook: Hook) => this.#suite.hooks.after.push(hook),
  };
}

/** Runs one sentence with the hooks around it. */
export async function say({ suite, body }: Sentence): Promise<void> {
  const suites = chainOf(suite);
  for (const one of suites) {
    if (!one.hasBegun) await runAll(one.hooks.before);
    one.hasBegun = true;
  }
  await runAll(suites.flatMap(({ hooks }) => hooks.beforeEach));
  try {
    await body({ diagnostic: () => {} });
  } finally {
    await runAll(suites.toReversed().flatMap(({ hooks }) => hooks.afterEach));
  }
}

/** Ends the suites in which sentences were said. */
export async function end(said: Sentence[]): Promise<void> {
  const suites = new Set(said.flatMap(({ suite }) => chainOf(suite).toReversed()));
  for (const { hasBegun, hooks } of suites) if (hasBegun) await runAll(hooks.after);
}

const suiteIn = (parent: Suite | undefined): Suite => ({
  ...(parent && { parent }),
  hooks: { before: [], beforeEach: [], afterEach: [], after: [] },
});

const chainOf = (suite: Suite): Suite[] => [...(suite.parent ? chainOf(suite.parent) : []), suite];

/** The last of the arguments: options may stand before it. */
const bodyOf = (rest: unknown[]) => (rest.at(-1) ?? (() => {})) as Body;

async function runAll(hooks: Hook[]): Promise<void> {
  for (const hook of hooks) await hook();
}
