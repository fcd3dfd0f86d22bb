import type { Item } from './item';
import type { Sentence, Words } from './words';

/** One thing that a card or a block says of an item. */
export interface Fact {
  icon: 'when' | 'where' | 'who' | 'what' | 'cost' | 'mail' | 'phone' | 'link' | 'repeat';
  text: string;
  /** What stands before it in a block with one item. */
  label?: string;
  href?: string | undefined;
  /** The time that it tells, as HTML writes it. */
  time?: string;
}

/** What a kind of item is like: all that its tags do not share with those of other kinds. */
export interface Kind {
  name: string;
  /** Its filters, besides search, with the labels of their fields. */
  filters: Readonly<Record<string, Sentence>>;
  /** What its cards say below the title. */
  facts(item: Item, words: Words): (Fact | undefined)[];
  /** What a block with one item says besides. */
  details?(item: Item, words: Words): (Fact | undefined)[];
  /** Whether its cards show their day as on a calendar's leaf. */
  hasLeaf?: true;
}
