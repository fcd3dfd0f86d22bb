const NAME = 'token';

/** The token in the address, from the link in a mail; empty when there is none. */
export const tokenIn = (address: string): string => new URL(address).searchParams.get(NAME) ?? '';

/** The address without the token. */
export function withoutToken(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(NAME);
  return url.href;
}
