import { warn } from '../../../shared/dev/warn';
import { type Answer, errorsIn } from '../../../shared/net/answer';

/**
 * Tells the developer, once for each kind of answer, why a form was not taken. A refusal with reasons
 * is the server's everyday work and no fault.
 */
export function warnOfAnswer(address: URL, answer: Answer) {
  const isOwn = address.origin === location.origin;
  const to = `<wb-form action="${isOwn ? address.pathname : address.href}">: the form was posted there`;
  const kept = 'so the visitor was told that it was not sent, and nothing typed was lost';
  if (!answer.came) {
    const foreign = isOwn ? '' : ' and that it allows this site (CORS)';
    const why = answer.reason === 'timeout' ? 'in time' : `(${answer.message})`;
    return warn(
      `wb-form ${address} ${answer.reason}`,
      `${to}, and no answer came ${why}, ${kept}. Check that the server can be reached${foreign}.`,
    );
  }
  const { ok, status, body } = answer;
  if (ok && body === undefined) {
    return warn(
      `wb-form ${address} no json`,
      `${to}, and the answer was no JSON, ${kept}. A request that accepts application/json must be answered with {"success": true} or {"success": false, "errors": [...]}.`,
    );
  }
  if (ok || errorsIn(body).length > 0) return undefined;
  return warn(
    `wb-form ${address} ${status}`,
    `${to}, and was answered with status ${status} without errors to show, ${kept}. Check the address, and the server's logs.`,
  );
}
