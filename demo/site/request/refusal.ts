type Status = 400 | 403 | 404 | 413 | 415 | 422 | 429;

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
