import { propertyIn } from '../../../shared/foundation/json-object';
import { errorsIn, type Outcome, successIn } from '../../../shared/browser/network/outcome';
import { warnOfFailure } from '../../../shared/browser/network/warn-of-failure';

/** Why a form was not sent: the detail of its event. */
export interface Failure {
  reason: 'refused' | 'network' | 'timeout' | 'captcha' | 'robot';
  status: number;
  errors: string[];
}

export const ROBOT: Failure = { reason: 'robot', status: 0, errors: [] };

/**
 * Whether a server accepted a form: a good status, and JSON that does not deny success (spec 7), also not
 * by errors alone.
 */
export const isAccepted = ({ ok, kind, body }: Outcome) =>
  ok && kind === 'json' && (successIn(body) ?? !hasErrors(body));

/** Whether an answer tells of errors, in whatever form. */
function hasErrors(body: unknown): boolean {
  const errors = propertyIn(body, 'errors');
  return typeof errors === 'object' && errors !== null
    ? Object.keys(errors).length > 0
    : Boolean(errors);
}

/** The event detail of a form that the server did not accept. */
export const failureOf = ({ kind, status, body }: Outcome): Failure => ({
  reason: kind === 'network' || kind === 'timeout' ? kind : 'refused',
  status,
  errors: errorsIn(body),
});

/** Warns the developer of a form that was not accepted, unless the server refused it properly in JSON. */
export function warnOfOutcome(address: URL, outcome: Outcome) {
  const { kind, ok, body } = outcome;
  if (kind === 'json' && (ok || errorsIn(body).length > 0)) return;
  const advice = ok
    ? 'A request that accepts application/json must be answered with {"success": true} or {"success": false, "errors": [...]}.'
    : '';
  warnOfFailure('wb-form', address, outcome, { problem: 'without errors to show', advice });
}
