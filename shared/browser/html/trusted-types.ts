/** A Trusted Types policy; TypeScript has no type for it yet. */
export interface TrustedPolicy {
  createHTML(html: string): unknown;
  createScriptURL(address: string): unknown;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { [K in keyof TrustedPolicy]: (text: string) => string },
  ): TrustedPolicy;
}

let policy: TrustedPolicy | undefined;

/**
 * The suite's only policy, named `wb-elements`, which a page's `trusted-types` must allow; undefined
 * in browsers without Trusted Types. It allows everything, so only modules that check their input may
 * use it: ./sanitise and ../network/load-script.
 *
 * @throws if the page forbids the policy
 */
export function trustedPolicy(): TrustedPolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('wb-elements', {
    createHTML: (it) => it,
    createScriptURL: (it) => it,
  });
  return policy;
}
