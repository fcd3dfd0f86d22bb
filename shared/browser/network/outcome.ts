import { propertyIn } from '../../foundation/json-object';

/** The outcome of a request, with or without an answer. */
export interface Outcome {
  /** What the answer contains, or why there is no answer. */
  kind: 'json' | 'empty' | 'not-json' | 'timeout' | 'network';
  /** Whether the status means success: 200 to 299. */
  ok: boolean;
  /** The HTTP status; 0 without an answer. */
  status: number;
  /** The parsed JSON; undefined if there is none. */
  body: unknown;
  /** The browser's message for a network error; empty otherwise. */
  message: string;
}

/** The maximum length of an answer, in bytes. No element needs more. */
export const LONGEST = 1024 * 1024;

/**
 * Reads an answer. Never throws: invalid JSON is an outcome, too.
 *
 * @param text null for an answer longer than LONGEST
 */
export function answered(status: number, text: string | null): Outcome {
  const answer = { ok: status >= 200 && status < 300, status, body: undefined, message: '' };
  if (text?.trim() === '') return { ...answer, kind: 'empty' };
  try {
    if (text !== null) return { ...answer, kind: 'json', body: JSON.parse(text) };
  } catch {
    // A page in place of JSON is common, and reported by `kind`.
  }
  return { ...answer, kind: 'not-json' };
}

/** The outcome of a request without an answer. */
export const unanswered = (kind: 'timeout' | 'network', message: string): Outcome => ({
  kind,
  ok: false,
  status: 0,
  body: undefined,
  message,
});

/** The texts in the list `errors` of an answer (spec 3). */
export function errorsIn(body: unknown): string[] {
  const errors = propertyIn(body, 'errors');
  return Array.isArray(errors)
    ? errors.filter((it): it is string => typeof it === 'string' && it !== '')
    : [];
}

/** The flag `success` of an answer (spec 3); null when it has none. */
export function successIn(body: unknown): boolean | null {
  const success = propertyIn(body, 'success');
  return typeof success === 'boolean' ? success : null;
}
