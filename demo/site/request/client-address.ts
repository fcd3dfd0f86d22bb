import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Whom a limit counts for: the sender's address, of IPv6 the half that names a household.
 * @param trustProxy Whether a proxy of ours stands before the server. It adds the address it was
 *   asked from at the end of X-Forwarded-For; what stands before that anybody may have written.
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (trustProxy && forwarded && isIP(forwarded)) return household(forwarded);
  return household(getConnInfo(context).remote.address ?? '');
}

/** A household has 2^64 addresses of IPv6, so one by one they are no limit for anybody. */
export function household(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(plain) !== 6) return plain;
  const [before = '', after] = (plain.split('%')[0] ?? '').toLowerCase().split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return `${groups.map((it) => Number.parseInt(it, 16).toString(16)).join(':')}::/64`;
}
