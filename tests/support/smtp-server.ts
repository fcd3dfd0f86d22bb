import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createSecureServer, TLSSocket } from 'node:tls';

/** What one connection has said, as a mail server hears it. */
export interface Heard {
  commands: string[];
  /** The message as it was meant, without the dots that were put in for the way. */
  message: string;
  /** Whether the message came over TLS. */
  secure: boolean;
}

export interface SmtpServer {
  port: number;
  heard: Heard[];
  close(): Promise<void>;
}

export interface SmtpManners {
  /** What it says to a command that begins like this, in place of what is usual. */
  answers?: Readonly<Record<string, string>>;
  /** What it offers after EHLO. */
  offers?: readonly string[];
  /** With these it speaks TLS, from the beginning or when it is asked to. */
  identity?: { key: string; cert: string; atOnce?: boolean };
}

const usual: Readonly<Record<string, string>> = {
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
};

/** A mail server for tests: one line at a time, nothing is passed on. */
export async function serveSmtp(manners: SmtpManners = {}): Promise<SmtpServer> {
  const { answers = {}, offers = ['PIPELINING'], identity } = manners;
  const heard: Heard[] = [];
  const sockets = new Set<Socket>();

  function converse(socket: Socket, secure: boolean, greets: boolean, record?: Heard) {
    const talk = record ?? { commands: [], message: '', secure };
    if (!record) heard.push(talk);
    sockets.add(socket);
    let text = '';
    let lines: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (part: Buffer) => {
      text += part.toString('latin1');
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (lines && line !== '.') lines.push(line.replace(/^\./, ''));
        else if (!answer(line)) return;
      }
    };
    /** False when somebody else goes on with the connection. */
    function answer(line: string): boolean {
      const word = line.split(' ')[0] ?? '';
      if (lines) {
        talk.message = lines.join('\r\n');
        talk.secure = socket instanceof TLSSocket;
        lines = undefined;
      } else talk.commands.push(line);
      const own = answers[word];
      if (own === undefined && word === 'DATA') lines = [];
      if (own === undefined && word === 'STARTTLS' && identity) {
        say('220 go ahead');
        socket.off('data', hear);
        const wrapped = new TLSSocket(socket, { isServer: true, ...identity });
        wrapped.on('error', () => undefined);
        converse(wrapped, true, false, talk);
        return false;
      }
      if (own === undefined && word === 'EHLO') {
        const all = ['at your service', ...offers];
        for (const [at, offer] of all.entries())
          say(`250${at < all.length - 1 ? '-' : ' '}${offer}`);
      } else say(own ?? usual[word] ?? '500 what?');
      return true;
    }
    socket.on('data', hear).on('error', () => undefined);
    if (greets) say(answers[''] ?? '220 ready');
  }

  const server = identity?.atOnce
    ? createSecureServer(identity, (socket) => converse(socket, true, true))
    : createServer((socket) => converse(socket, false, true));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
