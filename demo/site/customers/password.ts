import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { takeTurns } from '../request/turns';

/** What scrypt works with: memory is 128 · N · r bytes, worked through p times. */
export interface Cost {
  N: number;
  r: number;
  p: number;
}

/** 32 MB three times over, the least that OWASP asks of scrypt. */
export const defaultCost: Cost = { N: 2 ** 15, r: 8, p: 3 };

export interface Passwords {
  /** What the database keeps of a password: the way of hashing, its cost, salt and key. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password is the one that was hashed, at whatever cost. Without a hash the answer is
   * no, after as much work: how long it takes must not tell who is a customer.
   */
  isSame(password: string, hash: string | undefined): Promise<boolean>;
}

const saltBytes = 16;
const keyBytes = 32;

// More at a time would take memory and processor from everybody else.
const inTurn = takeTurns(2);

export function passwordsAt(cost: Cost): Passwords {
  const write = (salt: Buffer, key: Buffer) =>
    ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
      '$',
    );
  const nobody = write(Buffer.alloc(saltBytes), Buffer.alloc(keyBytes));
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      return write(salt, await derive(password, salt, cost));
    },
    async isSame(password, hash) {
      const [, N, r, p, salt = '', kept = ''] = (hash ?? nobody).split('$');
      const then = { N: Number(N), r: Number(r), p: Number(p) };
      const found = await derive(password, Buffer.from(salt, 'base64url'), then);
      return timingSafeEqual(found, Buffer.from(kept, 'base64url')) && hash !== undefined;
    },
  };
}

/** Letters that look the same however a keyboard makes them count as the same. */
function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  const options = { N, r, p, maxmem: 256 * N * r };
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
