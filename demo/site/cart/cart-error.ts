/** Why the cart refuses. Its message is one sentence for the shopper, in plain text. */
export class CartError extends Error {
  readonly status: 400 | 403 | 404 | 413 | 415 | 422;

  constructor(status: CartError['status'], description: string) {
    super(description);
    this.name = 'CartError';
    this.status = status;
  }
}
