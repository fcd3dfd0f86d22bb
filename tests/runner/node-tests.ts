// node --import tsx tests/runner/node-tests.ts <files>

import { availableParallelism } from 'node:os';
import { NodeReport } from './node-report';
import { longestFirst } from './order';
import { runPool } from './pool';
import { sumLine } from './sum';
import { wantsTimes } from './times';

// One more than can work at a time, because most wait for a browser or a database; WB_WORKERS says else.
const size = Number(process.env.WB_WORKERS ?? availableParallelism() + 1);

const report = new NodeReport();
await runPool(longestFirst(process.argv.slice(2)), size, report);

const { sum } = report;
if (sum.failed || sum.passed === 0) process.exitCode = 1;
if (wantsTimes()) process.stdout.write(report.times());
process.stdout.write(`\n${sumLine(sum)}\n`);
