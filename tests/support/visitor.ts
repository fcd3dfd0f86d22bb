/** Somebody at the site without a browser: keeps cookies, sends forms, follows nothing. */
export class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async get(path: string): Promise<Response> {
    return this.#send(path, {});
  }

  /** Sends a form; `options` become fields named `options[Title]`. */
  async post(
    path: string,
    fields: Record<string, string | number>,
    options: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    for (const [title, value] of Object.entries(options)) body.set(`options[${title}]`, value);
    return this.#send(path, { method: 'POST', body, headers });
  }

  async send(path: string, init: RequestInit): Promise<Response> {
    return this.#send(path, init);
  }

  /** Sends JSON as a script does. */
  async postJson(path: string, body: unknown, headers: HeadersInit = {}): Promise<Response> {
    const all = new Headers(headers);
    all.set('content-type', 'application/json');
    return this.#send(path, { method: 'POST', body: JSON.stringify(body), headers: all });
  }

  /** Goes on at another server, cookies and all. */
  at(origin: string): Visitor {
    const there = new Visitor(origin);
    for (const [name, value] of this.#cookies) there.#cookies.set(name, value);
    return there;
  }

  async cart(): Promise<{ item_count: number; total_price: number; items: CartItem[] }> {
    return (await (await this.get('/cart.js')).json()) as never;
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`);
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
    const response = await fetch(this.#origin + path, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/;\s*max-age=0(;|$)/i.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }
}

export interface CartItem {
  id: number;
  product: string;
  title: string;
  options: string[];
  quantity: number;
  price: number;
  line_price: number;
}
