import { type FakeServer, openFakeServer } from '../../support/fake-server';

/** What was sent, as the server would see it. */
export interface Sent {
  to: string;
  method: string;
  mode: string;
  referrerPolicy: string;
  /** Null when it has none. */
  type: string | null;
  body: string;
}

export type AccountServer = FakeServer<Sent>;

export const openServer = (): AccountServer =>
  openFakeServer(async (request) => {
    const { pathname, search } = new URL(request.url);
    return {
      to: pathname + search,
      method: request.method,
      mode: request.mode,
      referrerPolicy: request.referrerPolicy,
      type: request.headers.get('content-type'),
      body: await request.clone().text(),
    };
  });
