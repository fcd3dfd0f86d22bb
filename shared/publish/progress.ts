const WIDTH = 30;

/** Says on standard error how far a run has come: a bar on a terminal, one line at the end elsewhere. */
export class Progress {
  readonly #total: number;
  readonly #begin = performance.now();
  readonly #isTerminal = process.stderr.isTTY === true;
  #done = 0;

  constructor(total: number) {
    this.#total = total;
  }

  /** One more page is through. */
  step() {
    this.#done += 1;
    this.#draw();
  }

  /** A line of text, above the bar. */
  say(line: string) {
    this.#clear();
    process.stderr.write(`${line}\n`);
    this.#draw();
  }

  /** The closing line: pages, time, pages a second. */
  end(failures: number) {
    this.#clear();
    const seconds = (performance.now() - this.#begin) / 1000;
    const written = this.#done - failures;
    const rate = Math.round(this.#done / Math.max(seconds, 0.001));
    const failed = failures ? `, ${failures} failed` : '';
    process.stderr.write(
      `${written} pages written${failed} in ${seconds.toFixed(2)} s (${rate} pages a second)\n`,
    );
  }

  #draw() {
    if (!this.#isTerminal) return;
    const part = this.#done / this.#total;
    const bar = '#'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '.');
    process.stderr.write(`\r[${bar}] ${this.#done}/${this.#total}`);
  }

  #clear() {
    if (this.#isTerminal) process.stderr.write('\r\u001B[K');
  }
}
