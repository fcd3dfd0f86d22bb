import type { Socket } from 'node:net';

const longestReply = 16 * 1024;

/** Commands and replies of SMTP (RFC 5321) over one connection, one after another. */
export class SmtpLines {
  readonly #socket: Socket;
  #text = '';
  #failure: Error | undefined;
  #wake: () => void = () => undefined;

  /** @param patience how many milliseconds the server may be silent */
  constructor(socket: Socket, patience: number) {
    this.#socket = socket;
    socket.setTimeout(patience, () => this.#fail(new Error('The server is silent.')));
    socket.on('data', this.#hear);
    socket.on('error', this.#fail);
    socket.on('close', this.#end);
  }

  /** Sends a command and gives the lines of the reply, without their numbers. */
  async ask(command: string, ...expected: number[]): Promise<string> {
    this.#socket.write(`${command}\r\n`);
    return this.expect(...expected);
  }

  /** @throws When the next reply has another number. */
  async expect(...expected: number[]): Promise<string> {
    for (;;) {
      const whole = /^(?:\d{3}-.*\r?\n)*(\d{3})(?: .*)?\r?\n/.exec(this.#text);
      if (whole) {
        this.#text = this.#text.slice(whole[0].length);
        if (expected.includes(Number(whole[1]))) {
          return whole[0].replaceAll('\r', '').replace(/^\d{3}[- ]?/gm, '');
        }
        throw new Error(`The server says: ${whole[0].trim().slice(0, 300)}`);
      }
      if (this.#failure) throw this.#failure;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /**
   * Leaves the connection to somebody else.
   * @throws When the server has said more than it was asked: it would count as said over TLS.
   */
  release(): Socket {
    if (this.#text !== '') throw new Error('The server says something before it is secure.');
    this.#socket.setTimeout(0);
    this.#socket.off('data', this.#hear).off('close', this.#end);
    return this.#socket;
  }

  readonly #hear = (part: Buffer): void => {
    this.#text += part.toString('latin1');
    if (this.#text.length > longestReply) this.#fail(new Error('The server talks without end.'));
    this.#wake();
  };

  readonly #end = (): void => this.#fail(new Error('The server has closed the connection.'));

  readonly #fail = (error: Error): void => {
    this.#failure ??= error;
    this.#socket.destroy();
    this.#wake();
  };
}
