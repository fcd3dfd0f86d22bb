import type { AnnouncementName } from '../bus/announcements';
import type { Attribute } from './attribute';
import type { Shape } from './shape';

/** An event; each field of its detail is described like an attribute. */
export interface EventSpec<D> {
  doc: string;
  /** Set for "about to" events: a listener may prevent the action. */
  cancelable?: boolean;
  detail?: { [K in keyof D]: Attribute<D[K]> };
}

/** Describes an event. `doc` is one sentence; cancelable ones begin with "About to". */
export const event = <D = null>(
  doc: string,
  options: Omit<EventSpec<D>, 'doc'> = {},
): EventSpec<D> => ({ doc, ...options });

/** A method's parameters and the result it promises; by default it has neither. */
export interface MethodSpec {
  doc: string;
  /** Parameters by name, in order; all are optional. */
  takes?: Record<string, Shape<any>>;
  promises?: Shape<any>;
}

/** Describes a method for page scripts. `doc` is one sentence. */
export const method = (doc: string, options: Omit<MethodSpec, 'doc'> = {}): MethodSpec => ({
  doc,
  ...options,
});

/**
 * When an element that is already drawn starts its script. `script`: only when a page script uses it,
 * because its watcher, or its static drawing alone, covers everything that visitors see.
 */
export type Wakes = 'interaction' | 'visible' | 'idle' | 'eager' | 'script';

/** Native actions that are held back until the sleeping element is awake to handle them. */
export type Deferrable = 'submit' | 'invocation' | 'link';

/** The public interface of one element. Pure data: no DOM, no React. */
export interface Contract {
  tag: `wb-${string}`;
  /** One sentence for a page author. */
  summary: string;
  since: string;
  /** Sections of the specification that the element implements. */
  spec: string;
  wakes: Wakes;
  /** Announcements that wake it, each only when the key equals the value of the named attribute, or its id. */
  subscribes?: { [N in AnnouncementName]?: string };
  defers?: readonly Deferrable[];
  /** Set when a module `<name>.watch.ts` beside it decides when to wake it without interaction. */
  watched?: boolean;
  attributes: Record<string, Attribute<any>>;
  events?: Record<`wb-${string}`, EventSpec<any>>;
  /** Methods for page scripts, by name; each wakes the element. */
  methods?: Record<string, MethodSpec>;
  /** What each key does, by key names: `'Enter, Space'`. */
  keyboard?: Record<string, string>;
  /** Accessibility notes for authors: roles, names, what screen readers announce. */
  accessibility?: readonly string[];
  slots?: Record<string, string>;
  parts?: Record<string, string>;
  cssProperties?: Record<`--wb-${string}`, string>;
}

/** Type-checks a contract, and keeps its exact type. */
export const contract = <const C extends Contract>(it: C) => it;

/** The values of an element's attributes, by property name. */
export type Props<C extends Contract> = {
  -readonly [K in keyof C['attributes']]: C['attributes'][K] extends Attribute<infer T> ? T : never;
};

type DetailOf<E> = E extends EventSpec<infer D> ? D : never;

/** Fires one of the element's own events; returns false when a listener prevented it. */
export type Emit<C extends Contract> = <N extends keyof NonNullable<C['events']>>(
  name: N,
  detail?: DetailOf<NonNullable<C['events']>[N]>,
) => boolean;

/** The element as a page script sees it. */
export type ElementOf<C extends Contract> = HTMLElement &
  Props<C> & { readonly [K in keyof NonNullable<C['methods']>]: (...given: any[]) => unknown };

/** A component's props: attribute values, host element, event emitter, and content read for it. */
export type Wired<C extends Contract, T = undefined> = Props<C> & {
  host: ElementOf<C>;
  emit: Emit<C>;
  content: T;
};
