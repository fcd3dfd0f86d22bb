import type { AnnouncementName } from '../bus/announcements';
import type { Attribute } from './attribute';
import type { Shape } from './shape';

/** What an event carries: each field described as an attribute is. */
export interface EventSpec<D> {
  doc: string;
  /** Set for "about to" events: a listener may prevent what is about to happen. */
  cancelable?: boolean;
  detail?: { [K in keyof D]: Attribute<D[K]> };
}

/** Describes an event. `doc` is one sentence; cancelable ones begin with "About to". */
export const event = <D = null>(
  doc: string,
  options: Omit<EventSpec<D>, 'doc'> = {},
): EventSpec<D> => ({ doc, ...options });

/** What a method is given, and what it promises; nothing and nothing unless told. */
export interface MethodSpec {
  doc: string;
  /** By name, in order; all may be left out. */
  takes?: Record<string, Shape<any>>;
  promises?: Shape<any>;
}

/** Describes a method for page scripts. `doc` is one sentence. */
export const method = (doc: string, options: Omit<MethodSpec, 'doc'> = {}): MethodSpec => ({
  doc,
  ...options,
});

/**
 * When an element that is already drawn starts its script; `script`: only for a page script, since its
 * watcher, or without one its drawing, does all that a visitor sees of it.
 */
export type Wakes = 'interaction' | 'visible' | 'idle' | 'eager' | 'script';

/** Native actions that wait until a sleeping element can answer them. */
export type Holds = 'submit' | 'naming';

/** All that the world may know of one element. Pure data: no DOM, no React. */
export interface Contract {
  tag: `wb-${string}`;
  /** One sentence for a page author. */
  summary: string;
  since: string;
  /** Sections of the specification that the element carries out. */
  spec: string;
  wakes: Wakes;
  /** Announcements that wake it, each only when its key equals the named attribute. */
  hears?: { [N in AnnouncementName]?: string };
  holds?: readonly Holds[];
  /** Set when a module `<name>.watch.ts` beside it decides without a touch. */
  watched?: boolean;
  attributes: Record<string, Attribute<any>>;
  events?: Record<`wb-${string}`, EventSpec<any>>;
  /** Methods for page scripts, by name; each wakes the element. */
  methods?: Record<string, MethodSpec>;
  /** What each key does, by the keys as a keyboard names them: `'Enter, Space'`. */
  keyboard?: Record<string, string>;
  /** What an author must know so that everyone can use it: roles, names, what is announced. */
  accessibility?: readonly string[];
  slots?: Record<string, string>;
  parts?: Record<string, string>;
  cssProperties?: Record<`--wb-${string}`, string>;
}

/** Checks a contract as it is written, and keeps its exact type. */
export const contract = <const C extends Contract>(it: C) => it;

/** The values of an element's attributes, by property name. */
export type Props<C extends Contract> = {
  -readonly [K in keyof C['attributes']]: C['attributes'][K] extends Attribute<infer T> ? T : never;
};

type DetailOf<E> = E extends EventSpec<infer D> ? D : never;

/** Fires one of the element's own events; false when a listener prevented it. */
export type Emit<C extends Contract> = <N extends keyof NonNullable<C['events']>>(
  name: N,
  detail?: DetailOf<NonNullable<C['events']>[N]>,
) => boolean;

/** The element as a page script sees it. */
export type ElementOf<C extends Contract> = HTMLElement &
  Props<C> & { readonly [K in keyof NonNullable<C['methods']>]: (...given: any[]) => unknown };

/** What a component is given: its attributes, its element, its events, and what was read for it. */
export type Wired<C extends Contract, T = undefined> = Props<C> & {
  host: ElementOf<C>;
  emit: Emit<C>;
  content: T;
};
