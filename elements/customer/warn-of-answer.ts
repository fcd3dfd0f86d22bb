import { warn } from '../../shared/dev/warn';

/**
 * Tells the developer, once for each address and kind of answer, why the visitor was told that
 * something went wrong.
 *
 * @param oddity what came, as a part of a sentence
 */
export function warnOfAnswer(tag: string, address: string, oddity: string) {
  const { pathname } = new URL(address, location.href);
  warn(
    `${tag} ${pathname} ${oddity}`,
    `<${tag} action="${pathname}">: ${oddity}, so the form was not accepted and the visitor was told so. ` +
      'Check the address, the connection and what the server logs.',
  );
}
