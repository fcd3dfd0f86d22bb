import type { Generated, JSONColumnType, Kysely } from 'kysely';
import type { ChurchArticle } from '../congregation/church-article';
import type { ChurchEvent } from '../congregation/church-event';
import type { ChurchGroup } from '../congregation/church-group';
import type { ChurchPerson } from '../congregation/church-person';
import type { ChurchSermon } from '../congregation/church-sermon';

/** What the tables hold; `migrations.ts` makes them. Prices are whole minor units. */
export interface Tables {
  products: ProductRow;
  variants: VariantRow;
  carts: CartRow;
  cart_lines: CartLineRow;
  submissions: SubmissionRow;
  submission_files: SubmissionFileRow;
  rate_limits: RateLimitRow;
  customers: CustomerRow;
  sessions: SessionRow;
  reset_tokens: SessionRow;
  passes: PassRow;
  outbox: LetterRow;
  events: EventRow;
  groups: ChurchGroup;
  sermons: ChurchSermon;
  articles: ChurchArticle;
  people: ChurchPerson;
}

export type Database = Kysely<Tables>;

interface ProductRow {
  handle: string;
  title: string;
  option_names: string[];
}

interface VariantRow {
  id: number;
  product_handle: string;
  /** Its place among the product's variants, from 0. */
  place: number;
  options: string[];
  price: number;
  compare_at_price: number | null;
  /** Pieces nobody has in a cart. */
  stock: number;
}

interface CartRow {
  id: string;
  touched_at: Generated<Date>;
}

interface CartLineRow {
  cart_id: string;
  variant_id: number;
  quantity: number;
  added_at: Generated<Date>;
}

/** A field as it was sent; its label as it was then. */
export interface SubmissionField {
  name: string;
  label: string;
  kind: string;
  value: string;
}

interface SubmissionRow {
  id: Generated<number>;
  form_id: string;
  fields: SubmissionField[];
  /** What it is known by when it is sent again; null when nothing repeats it. */
  digest: string | null;
  received_at: Date;
}

interface SubmissionFileRow {
  id: Generated<number>;
  submission_id: number;
  field: string;
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  content: Uint8Array;
}

interface RateLimitRow {
  name: string;
  address: string;
  count: number;
  ends_at: Date;
}

interface CustomerRow {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  /** Its hash, with all that is needed to compare. */
  password: string;
  first_name: string;
  last_name: string;
  user_name: string;
  phone: string;
  groups: string[];
  registered_at: Date;
}

/** Tokens are kept as hashes: whoever reads the database cannot use them. */
interface SessionRow {
  token_hash: string;
  customer_id: number;
  ends_at: Date;
}

interface PassRow {
  token_hash: string;
  path: string;
  ends_at: Date;
}

interface EventRow extends Omit<ChurchEvent, 'moved'> {
  moved: JSONColumnType<ChurchEvent['moved']>;
}

interface LetterRow {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  written_at: Date;
}
