import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from './files-under';

/** Test files for node's runner: those that import a module of node. Paths from the root. */
export function nodeTests(root: string): string[] {
  return testFiles(root).filter((file) => importsNode(root, file));
}

/** Test files for real browsers: all others. */
export function pageTests(root: string): string[] {
  return testFiles(root).filter((file) => !importsNode(root, file));
}

function testFiles(root: string): string[] {
  return filesUnder(root, 'tests', '.test.ts', '.test.tsx');
}

function importsNode(root: string, file: string): boolean {
  return /from 'node:/.test(readFileSync(path.join(root, file), 'utf8'));
}

/** Whether a test file is of one element, such as `wb-tabs`, or of what all elements have in common. */
export function isAbout(tag: string, file: string): boolean {
  const name = tag.replace(/^wb-/, '');
  const [, own = ''] = /^tests\/elements\/[^/]+\/([^/]+)\.test\.tsx?$/.exec(file) ?? [];
  return (
    own === name || own.startsWith(`${name}-`) || /^tests\/(contracts|published|bytes)/.test(file)
  );
}
