/**
 * The key that is sent with a form: the same for the same content, so that a server that accepted the
 * form before the connection broke does not accept it twice.
 */
export class IdempotencyKey {
  #content = '';
  #key = '';

  /** @param content a text that is the same for the same content */
  of(content: string): string {
    if (content !== this.#content) {
      this.#content = content;
      this.#key = uuid();
    }
    return this.#key;
  }

  /** The next form gets a new key, whatever its content. */
  renew() {
    this.#content = '';
  }
}

/** Pages without https have no randomUUID. */
function uuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
