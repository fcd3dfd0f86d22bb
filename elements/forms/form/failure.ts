import { errorsIn, type Outcome, successIn } from '../../../shared/net/outcome';
import { warnOfFailure } from '../../../shared/net/warn-of-failure';

/** Why a form was not sent, as its event says it. */
export interface Failure {
  reason: 'refused' | 'network' | 'timeout' | 'captcha' | 'robot';
  status: number;
  errors: string[];
}

export const ROBOT: Failure = { reason: 'robot', status: 0, errors: [] };

/** Whether a server accepted a form: a good status, and JSON that does not deny success (spec 7). */
export const isAccepted = ({ ok, kind, body }: Outcome) =>
  ok && kind === 'json' && successIn(body) !== false;

/** What the event says of a form that was not accepted. */
export const failureOf = ({ kind, status, body }: Outcome): Failure => ({
  reason: kind === 'network' || kind === 'timeout' ? kind : 'refused',
  status,
  errors: errorsIn(body),
});

/** Warns the developer of a form that was not accepted, except where the server says no in JSON as it should. */
export function warnOfOutcome(address: URL, outcome: Outcome) {
  const { kind, ok, body } = outcome;
  if (kind === 'json' && (ok || errorsIn(body).length > 0)) return;
  const advice = ok
    ? 'A request that accepts application/json must be answered with {"success": true} or {"success": false, "errors": [...]}.'
    : '';
  warnOfFailure('wb-form', address, outcome, { problem: 'without errors to show', advice });
}
