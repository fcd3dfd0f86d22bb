/**
 * The database cannot answer just now: it cannot be reached, is starting, stuck, or out of room.
 * Asking again later may help. Its `cause` says why.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    const { message } = cause instanceof Error ? cause : { message: String(cause) };
    super(`The database does not answer (${message}).`, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** What PostgreSQL reports of a statement that failed. */
interface SqlError extends Error {
  /** Five characters: https://www.postgresql.org/docs/current/errcodes-appendix.html */
  code: string;
  severity: string;
}

/** Whether an error is the answer of a database rather than a failure to reach one. */
function isSqlError(error: unknown): error is SqlError {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as Partial<SqlError>;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && typeof severity === 'string';
}

/** Whether the session has ended with this error, so that nothing more can be asked of it. */
export function endsSession(error: unknown): boolean {
  return !isSqlError(error) || error.severity === 'FATAL' || error.severity === 'PANIC';
}

// Connection lost (08), out of room, memory or connections (53), stopped for taking too long or by
// an operator (57014, 57P..), an error of the disk (58).
const passing = /^(08|53|57014|57P|58)/;

/** An error as the site shall know it: about the statement as it is, all others as unavailable. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const isAboutStatement = isSqlError(error) && !endsSession(error) && !passing.test(error.code);
  return isAboutStatement ? error : new DatabaseUnavailable(error);
}
