const WIDTH = 30;

/** Shows progress on standard error: a bar on a terminal, only one line at the end elsewhere. */
export class Progress {
  readonly #total: number;
  readonly #begin = performance.now();
  #hasBar = process.stderr.isTTY === true;
  #done = 0;

  constructor(total: number) {
    this.#total = total;
  }

  /** Counts one more finished page. */
  step() {
    this.#done += 1;
    this.#draw();
  }

  /** Prints a line of text above the bar. */
  say(line: string) {
    this.#clear();
    process.stderr.write(`${line}\n`);
    this.#draw();
  }

  /**
   * Prints the closing line: pages, failures, copied files, time, pages a second.
   *
   * @param failures pages that were not written
   * @param others files that were copied
   */
  end(failures: number, others: number) {
    this.#clear();
    const seconds = (performance.now() - this.#begin) / 1000;
    const written = this.#done - failures;
    const rate = Math.round(this.#done / Math.max(seconds, 0.001));
    const line = [
      `${counted(written, 'page')} written`,
      ...(failures ? [`${failures} failed`] : []),
      ...(others ? [`${counted(others, 'other file')} copied`] : []),
    ].join(', ');
    const speed = written ? ` in ${seconds.toFixed(2)} s (${counted(rate, 'page')} a second)` : '';
    process.stderr.write(`${line}${speed}\n`);
    this.#hasBar = false;
  }

  #draw() {
    if (!this.#hasBar) return;
    const part = this.#done / this.#total;
    const bar = '#'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '.');
    process.stderr.write(`\r[${bar}] ${this.#done}/${this.#total}`);
  }

  #clear() {
    if (this.#hasBar) process.stderr.write('\r\u001B[K');
  }
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
