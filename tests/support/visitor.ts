/** Somebody at the site without a browser: keeps cookies, sends forms, follows nothing. */
export class Visitor {
  readonly #origin: string;
  #cookie = '';

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

  async cart(): Promise<{ item_count: number; total_price: number; items: CartItem[] }> {
    return (await (await this.get('/cart.js')).json()) as never;
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookie !== '') headers.set('cookie', this.#cookie);
    const response = await fetch(this.#origin + path, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      this.#cookie = cookie.split(';')[0] ?? '';
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
