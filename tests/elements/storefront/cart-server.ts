import { type FakeServer, openFakeServer } from '../../support/fake-server';

/** What was sent to the cart: where to, how, and the form's fields. */
export interface Sent {
  to: string;
  method: string;
  mode: string;
  type: string;
  fields: Record<string, string>;
}

export type CartServer = FakeServer<Sent>;

export const openCart = (): CartServer =>
  openFakeServer(
    async (request) => ({
      to: new URL(request.url).pathname,
      method: request.method,
      mode: request.mode,
      type: request.headers.get('content-type')!.split(';')[0]!,
      fields: Object.fromEntries(new URLSearchParams(await request.clone().text())),
    }),
    { body: { ok: true } },
  );
