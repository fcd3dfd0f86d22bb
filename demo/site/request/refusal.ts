import { DatabaseUnavailable } from '../database/unavailable';

type Status = 400 | 403 | 404 | 408 | 413 | 415 | 422 | 429 | 500 | 503;

/** Why a request is refused. Each reason is one sentence for the visitor, in plain text. */
export class Refusal extends Error {
  readonly status: Status;
  readonly reasons: readonly string[];
  /** What the answer says besides, such as `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: Status,
    reasons: string | readonly string[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    const all = typeof reasons === 'string' ? [reasons] : reasons;
    super(all.join(' '));
    this.name = 'Refusal';
    this.status = status;
    this.reasons = all;
    this.headers = headers;
  }
}

/** What is said when the site is up but cannot do its work, and asking again soon may help. */
export function notNow(reason: string): Refusal {
  return new Refusal(503, reason, { 'retry-after': '5' });
}

/** What an error says to the visitor; undefined for a fault of ours. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) {
    return notNow('The shop cannot do this just now. Please try again in a moment.');
  }
  return undefined;
}
