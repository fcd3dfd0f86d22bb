/** What a page with Trusted Types gives a script that has a policy; TypeScript does not know it yet. */
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
 * The one policy of the suite, by the name `wb-elements`, which a page's `trusted-types` must allow;
 * nothing where the browser has no Trusted Types. It lets everything through, so only what looks at
 * texts itself may have it: ./sanitise and ./load-script. Throws where the page forbids it.
 */
export function trustedPolicy(): TrustedPolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('wb-elements', {
    createHTML: (it) => it,
    createScriptURL: (it) => it,
  });
  return policy;
}
