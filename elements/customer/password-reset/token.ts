const NAME = 'token';

/** The token of the link that a mail has brought the visitor here with; empty when there is none. */
export const tokenIn = (address: string): string => new URL(address).searchParams.get(NAME) ?? '';

/** An address without the token, for once it is used. */
export function withoutToken(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(NAME);
  return url.href;
}
