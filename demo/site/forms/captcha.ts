/**
 * Asks a captcha service whether a token is good.
 * @param address who has sent it, for services that want to know
 */
export type CaptchaVerifier = (token: string, address: string) => Promise<boolean>;

/** The field that carries the token. */
export const captchaField = 'g-recaptcha-response';

/**
 * Why a form is not taken, or undefined. A service that cannot be asked lets nothing through: else
 * whoever keeps it busy would be past it.
 */
export async function captchaFault(
  verify: CaptchaVerifier | undefined,
  token: string,
  address: string,
): Promise<string | undefined> {
  if (!verify) return undefined;
  if (token === '') return 'Please show that you are a person.';
  try {
    if (await verify(token, address)) return undefined;
    return 'That you are a person could not be confirmed. Please try again.';
  } catch (error) {
    console.warn(
      `The captcha service could not be asked (${String(error)}), so a form was not taken and its ` +
        'sender was told to try again. Look whether the service can be reached from here.',
    );
    return 'That you are a person could not be checked just now. Please try again.';
  }
}
