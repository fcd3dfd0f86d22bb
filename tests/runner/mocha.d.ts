// The words that the browser runner puts on the page; node's runner imports its own.

type MochaBody = (this: MochaContext) => void | Promise<void>;

interface MochaContext {
  timeout(milliseconds: number): this;
  skip(): never;
  readonly currentTest?: MochaTest;
}

interface MochaTest {
  readonly title: string;
  fn?: (this: MochaContext) => unknown;
  /** Above 0 when its body takes a callback. */
  readonly async: number;
  state?: 'failed' | 'passed' | 'pending';
  err?: Error;
}

interface MochaDescribe {
  (title: string, body: () => void): void;
  skip: MochaDescribe;
}

interface MochaIt {
  (title: string, body?: MochaBody): void;
  skip: MochaIt;
}

declare const describe: MochaDescribe;
declare const it: MochaIt;
declare const before: (body: MochaBody) => void;
declare const after: (body: MochaBody) => void;
declare const beforeEach: (body: MochaBody) => void;
declare const afterEach: (body: MochaBody) => void;
