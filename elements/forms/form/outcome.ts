import { type Answer, errorsIn, successIn } from '../../../shared/net/answer';

/** Why a form was not sent, as its event says it. */
export interface Failure {
  reason: 'refused' | 'network' | 'timeout' | 'captcha' | 'robot';
  status: number;
  errors: string[];
}

export const ROBOT: Failure = { reason: 'robot', status: 0, errors: [] };

/** Whether a server took a form: it answered well, in JSON, and did not say otherwise (spec 7). */
export const isTaken = (answer: Answer): answer is Answer & { came: true } =>
  answer.came && answer.ok && answer.body !== undefined && successIn(answer.body) !== false;

/** What an answer says that is none, or none that is good. */
export const failureOf = (answer: Answer): Failure =>
  answer.came
    ? { reason: 'refused', status: answer.status, errors: errorsIn(answer.body) }
    : { reason: answer.reason, status: 0, errors: [] };
