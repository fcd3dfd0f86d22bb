import { goodOf } from './goods';

/** What a visitor of a store has in the cart and has marked, as this browser keeps it. */
interface Kept {
  lines: { id: number; quantity: number }[];
  favorites: number[];
}

/** The cart as the provider tells it. */
export interface Cart {
  productsQuantity: number;
  items: { quantity: number; product: { id: number; name: string; price: number } }[];
  cost: { total: number };
}

export class Keeper {
  readonly #key: string;

  constructor(storeId: string) {
    this.#key = `hosted-shop-${storeId}`;
  }

  get #kept(): Kept {
    const text = localStorage.getItem(this.#key);
    return text ? JSON.parse(text) : { lines: [], favorites: [] };
  }

  #keep(change: (kept: Kept) => void) {
    const kept = this.#kept;
    change(kept);
    localStorage.setItem(this.#key, JSON.stringify(kept));
  }

  get cart(): Cart {
    const items = this.#kept.lines.flatMap(({ id, quantity }) => {
      const good = goodOf(id);
      return good ? [{ quantity, product: { id, name: good.name, price: good.price } }] : [];
    });
    const sum = (of: (item: (typeof items)[number]) => number) =>
      items.reduce((total, item) => total + of(item), 0);
    return {
      items,
      productsQuantity: sum(({ quantity }) => quantity),
      cost: { total: sum(({ quantity, product }) => quantity * product.price) },
    };
  }

  /** Adds so many, or takes as many away; false for what is not sold. */
  add(id: number, quantity: number): boolean {
    if (!goodOf(id)) return false;
    this.#keep((kept) => {
      const line = kept.lines.find((it) => it.id === id);
      if (line) line.quantity += quantity;
      else kept.lines.push({ id, quantity });
      kept.lines = kept.lines.filter((it) => it.quantity > 0);
    });
    return true;
  }

  clear() {
    this.#keep((kept) => (kept.lines = []));
  }

  get favorites(): number[] {
    return this.#kept.favorites;
  }

  /** Marks a product, or no longer. */
  mark(id: number, isMarked: boolean) {
    this.#keep((kept) => {
      kept.favorites = kept.favorites.filter((it) => it !== id);
      if (isMarked) kept.favorites.push(id);
    });
  }
}
