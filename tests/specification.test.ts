import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { calls } from './specification/calls';
import { entities } from './specification/entities';
import { errors } from './specification/errors';
import { limits } from './specification/limits';
import { purpose } from './specification/purpose';
import { roles } from './specification/roles';
import { screens } from './specification/screens';
import type { Proof, Section } from './specification/section';
import { states } from './specification/states';
import { validation } from './specification/validation';

const sections: Record<string, Section> = {
  '1. What the product does and for whom': purpose,
  '2. Screens and routes': screens,
  '3. Entities and their fields': entities,
  '4. States and transitions': states,
  '5. Validation rules': validation,
  '6. Roles and permissions': roles,
  '7. Calls made': calls,
  '8. Error catalogue': errors,
  '9. Business constants and limits': limits,
};

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const name = path.join(import.meta.dirname, file);
  if (!sources.has(file)) sources.set(file, existsSync(name) ? readFileSync(name, 'utf8') : '');
  return sources.get(file)!;
}

/** Whether a file has a test with that title that runs: a literal, in no comment and not skipped. */
function has([file, title]: Proof): boolean {
  const literal = title.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const test = `(?<!\\.(?:skip|todo)\\(\\s*)(['"\`])${literal}\\1`;
  return new RegExp(`^(?!\\s*(?://|\\*)).*?${test}`, 'm').test(sourceOf(file));
}

describe('The specification', () => {
  for (const [name, section] of Object.entries(sections)) {
    const rows = Object.entries(section);

    it(`has tests that are there for each sentence, or a reason: ${name}`, () => {
      assert.ok(rows.length > 0);
      const missing = rows.flatMap(([sentence, proofs]) => {
        if (proofs.length === 0) return [`${sentence}: neither a test nor a reason`];
        const tests = proofs.filter((proof) => typeof proof !== 'string');
        return tests
          .filter((proof) => !/\.test\.tsx?$/.test(proof[0]) || !has(proof))
          .map(([file, title]) => `${sentence}: no test "${title}" in ${file}`);
      });
      assert.deepEqual(missing, []);
    });

    it(`names no test twice for one sentence: ${name}`, () => {
      for (const [sentence, proofs] of rows) {
        const names = proofs.map((proof) => (typeof proof === 'string' ? proof : proof.join(': ')));
        assert.deepEqual(names, [...new Set(names)], sentence);
      }
    });
  }

  it('has each sentence once', () => {
    const sentences = Object.values(sections).flatMap((section) => Object.keys(section));
    assert.deepEqual(sentences, [...new Set(sentences)]);
  });
});
