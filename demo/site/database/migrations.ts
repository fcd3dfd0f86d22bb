import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from './schema';

interface Migration {
  name: string;
  statements: readonly string[];
}

/** In order, and never changed once released: a correction is a further migration. */
const migrations: readonly Migration[] = [
  {
    name: '1 catalogue',
    statements: [
      `create table products (
         handle text primary key,
         title text not null,
         option_names text[] not null
       )`,
      `create table variants (
         id integer primary key,
         product_handle text not null references products (handle),
         place integer not null,
         options text[] not null,
         price integer not null check (price >= 0),
         compare_at_price integer check (compare_at_price >= 0),
         stock integer not null check (stock >= 0),
         unique (product_handle, options)
       )`,
    ],
  },
  {
    name: '2 carts',
    statements: [
      `create table carts (
         id text primary key,
         touched_at timestamptz not null default now()
       )`,
      `create index carts_touched_at on carts (touched_at)`,
      `create table cart_lines (
         cart_id text not null references carts (id) on delete cascade,
         variant_id integer not null references variants (id),
         quantity integer not null check (quantity between 1 and 999),
         added_at timestamptz not null default now(),
         primary key (cart_id, variant_id)
       )`,
    ],
  },
  {
    name: '3 forms',
    statements: [
      `create table submissions (
         id integer generated always as identity primary key,
         form_id text not null,
         fields jsonb not null,
         digest text unique,
         received_at timestamptz not null
       )`,
      `create table submission_files (
         id integer generated always as identity primary key,
         submission_id integer not null references submissions (id) on delete cascade,
         field text not null,
         name text not null,
         type text not null,
         size integer not null check (size >= 0),
         content bytea not null
       )`,
      `create index submission_files_submission_id on submission_files (submission_id)`,
      `create table rate_limits (
         name text not null,
         address text not null,
         count integer not null,
         ends_at timestamptz not null,
         primary key (name, address)
       )`,
    ],
  },
  {
    name: '4 customers',
    statements: [
      `create table customers (
         id integer generated always as identity primary key,
         email text not null unique,
         password text not null,
         first_name text not null,
         last_name text not null,
         user_name text not null,
         phone text not null,
         groups text[] not null,
         registered_at timestamptz not null
       )`,
      `create table sessions (
         token_hash text primary key,
         customer_id integer not null references customers (id) on delete cascade,
         ends_at timestamptz not null
       )`,
      `create index sessions_customer_id on sessions (customer_id)`,
      `create table reset_tokens (
         token_hash text primary key,
         customer_id integer not null references customers (id) on delete cascade,
         ends_at timestamptz not null
       )`,
      `create index reset_tokens_customer_id on reset_tokens (customer_id)`,
      `create table passes (
         token_hash text primary key,
         path text not null,
         ends_at timestamptz not null
       )`,
      `create table outbox (
         id integer generated always as identity primary key,
         recipient text not null,
         subject text not null,
         body text not null,
         written_at timestamptz not null
       )`,
    ],
  },
  {
    name: '5 congregation',
    statements: [
      `create table events (
         id text primary key,
         title text not null,
         text text not null,
         start text not null,
         "end" text not null,
         zone text not null,
         category text not null,
         location text not null,
         rule text,
         "except" text[] not null,
         moved jsonb not null
       )`,
    ],
  },
  {
    name: '6 groups, sermons, articles and people',
    statements: [
      `alter table events add column picture text not null default 'church'`,
      `create table groups (
         id text primary key,
         title text not null,
         text text not null,
         category text not null,
         day text not null,
         times text not null,
         status text not null,
         childcare boolean not null,
         location text not null,
         leader text not null,
         email text not null,
         picture text not null
       )`,
      `create table sermons (
         id text primary key,
         title text not null,
         text text not null,
         date text not null,
         series text not null,
         preacher text not null,
         passage text not null,
         recording text,
         notes text,
         picture text not null
       )`,
      `create table articles (
         id text primary key,
         title text not null,
         text text not null,
         date text not null,
         author text not null,
         category text not null,
         series text,
         picture text not null
       )`,
      `create table people (
         id text primary key,
         title text not null,
         text text not null,
         position text not null,
         groups text[] not null,
         phone text not null,
         email text not null,
         instagram text,
         picture text not null
       )`,
    ],
  },
];

/** Brings the tables up to date. The caller's transaction makes it all or nothing. */
export async function migrate(transaction: Transaction<Tables>): Promise<void> {
  await sql`create table if not exists migrations (name text primary key)`.execute(transaction);
  const done = await sql<{ name: string }>`select name from migrations`.execute(transaction);
  const names = new Set(done.rows.map((row) => row.name));
  for (const migration of migrations) {
    if (names.has(migration.name)) continue;
    for (const statement of migration.statements) await sql.raw(statement).execute(transaction);
    await sql`insert into migrations (name) values (${migration.name})`.execute(transaction);
  }
}
