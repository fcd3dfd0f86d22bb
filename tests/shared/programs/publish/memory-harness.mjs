// node --expose-gc --import <this file> <the command>: makes the command believe in a terminal, and
// when its bar says that 500 pages, or all, are through, says on standard output what memory holds.
import { writeSync } from 'node:fs';

const write = process.stderr.write.bind(process.stderr);
process.stderr.isTTY = true;
process.stderr.write = (text, ...rest) => {
  const [, done, total] = /\] (\d+)\/(\d+)$/.exec(String(text)) ?? [];
  if (done === '500' || (done !== undefined && done === total)) {
    globalThis.gc();
    const { heapUsed, external, rss } = process.memoryUsage();
    writeSync(1, `${JSON.stringify({ pages: Number(done), heap: heapUsed + external, rss })}\n`);
  }
  return write(text, ...rest);
};
