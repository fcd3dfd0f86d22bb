import r2wc from '@r2wc/react-to-web-component';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { warn } from '../foundation/warn';
import { accessor, adoptEarlyProperty, GIVEN, REDRAW, type Redrawable } from './accessor';
import { keepInteraction } from './keep-interaction';
import { fromElement } from '../content/light';
import { methodOf } from './methods';
import { observeContent } from './observe-content';
import { documentPage } from '../content/page';
import { badValue, namesOf, readAll } from '../contract/parse';
import { CONNECTED, CONTEXT, PROPS, type R2wcElement, RENDER } from './r2wc';
import type { Definition } from './registry';
import { reportingRoot } from './report';
import { type Attributes, dress, openShadow } from './shadow';
import { contentDigest, isStale } from '../content/digests';
import { type DrawnField, drawField, hasOwnField } from './field';
import { LOADER, WAKE } from './signals';
import { FAILURE, strict, strictRoot, tree } from './tree';

type Emit = (name: `wb-${string}`, detail?: unknown) => boolean;

/**
 * Creates the element class of one tag, on top of r2wc's class. Defining a tag upgrades every instance
 * in the page, so the constructor and connectedCallback of a sleeping element do almost nothing: the
 * shadow root, props and React all wait for [WAKE].
 */
export function createHostClass(definition: Definition): CustomElementConstructor {
  const { contract, content, field, patches } = definition;
  const specs = Object.entries(contract.attributes);
  const attributes = specs.flatMap(([prop, spec]) => namesOf(prop, spec));
  const writes = field ?? patches;

  const Drawn = (props: Record<string, unknown>) => tree(definition, props);
  // Without declared props, r2wc neither parses nor reflects attributes; it only stores and renders.
  const Base = r2wc(Drawn, { props: [] }) as unknown as new () => R2wcElement & Redrawable;

  class Host extends Base {
    static observedAttributes = attributes;
    #emit?: Emit;
    #fieldDrawn?: DrawnField;
    #stopFollowing?: () => void;

    override connectedCallback() {
      this[CONNECTED] = true;
      if (this[CONTEXT]) {
        dress(this, definition);
        // Before the next frame, which tells of what a move has undone, such as how far something was scrolled.
        queueMicrotask(() => this[CONTEXT] && flushSync(() => this[RENDER]()));
      } else if (this.#wasAwake() || !(LOADER in globalThis)) this[WAKE]();
    }

    /** A move disconnects and reconnects in one task, so React stays mounted until the next microtask. */
    override disconnectedCallback() {
      this[CONNECTED] = false;
      if (this[CONTEXT]) queueMicrotask(() => this.#leave());
    }

    /** Must exist so that moveBefore() moves the element without disconnecting it. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (before === after) return;
      for (const [prop, spec] of specs)
        if (namesOf(prop, spec).includes(name)) delete this[GIVEN]?.[prop];
      if (this[CONTEXT]) this.#draw();
    }

    [WAKE]() {
      if (this[CONTEXT] || !this.isConnected) return;
      this[CONNECTED] = true;
      for (const [prop] of specs) adoptEarlyProperty(this, prop);
      // Adopting a structured property has already woken the element.
      if (this[CONTEXT]) return;
      const { root, drawnFrom } = openShadow(this, definition);
      dress(this, definition);
      this.container = root;
      // Renders synchronously, because the caller replays the first touch as soon as this returns.
      const draw = () => (drawnFrom ? this.#hydrate(root, drawnFrom) : this.#mount(root));
      keepInteraction(root, () => flushSync(draw));
      if (drawnFrom && this.#changedSince(drawnFrom)) flushSync(() => this.#draw());
      if (content ?? field) this.#stopFollowing = observeContent(this, () => this.#followContent());
    }

    override [REDRAW]() {
      if (this[CONTEXT]) this.#draw();
      else this[WAKE]();
    }

    /**
     * Takes over the drawing, or draws anew if it is not what would be drawn now; either way first with the
     * attributes it was published with, so that the component sees their changes as changes.
     */
    #hydrate(root: HTMLElement, drawnFrom: Attributes) {
      this[PROPS] = this.#wired((name) => drawnFrom[name] ?? null, {});
      const { content: now, [FAILURE]: failure } = this[PROPS];
      if (failure || isStale(root, now)) return this.#mount(root, this[PROPS]);
      this.#fieldDrawn = [JSON.stringify(this.#fieldMarkup())];
      this.#drawField();
      const drawing = strict(createElement(Drawn, this[PROPS]));
      this[CONTEXT] = {
        root: strictRoot(hydrateRoot(root, drawing, reportingRoot(this))),
        ReactComponent: Drawn,
      };
    }

    #mount(
      root: HTMLElement,
      props: Record<string, unknown> = this.#wired((name) => this.getAttribute(name)),
    ) {
      this[PROPS] = props;
      this.#drawField();
      const reactRoot = strictRoot(createRoot(root, reportingRoot(this)));
      reactRoot.render(createElement(Drawn, this[PROPS]));
      this[CONTEXT] = { root: reactRoot, ReactComponent: Drawn };
    }

    #draw() {
      this[PROPS] = this.#wired((name) => this.getAttribute(name));
      this.#drawField();
      this[RENDER]();
    }

    /** Draws again what anybody has changed: the content, or what the element has written into it. */
    #followContent() {
      if (!this[CONTEXT] || !this.isConnected) return;
      const before = contentDigest(this[PROPS].content);
      this[PROPS] = this.#wired((name) => this.getAttribute(name));
      if (!writes && contentDigest(this[PROPS].content) === before) return;
      this.#drawField();
      this[RENDER]();
    }

    /** The component's props; `given` holds structured values that were set as properties. */
    #wired(attribute: (name: string) => string | null, given = this[GIVEN]) {
      const complain = (name: string, problem: string) => {
        const message = badValue(contract.tag, name, attribute(name), problem);
        warn(message, message);
      };
      const props = { ...readAll(contract, attribute, complain), ...given };
      const wired = {
        ...props,
        host: this,
        emit: (this.#emit ??= (name, detail) => this.#dispatch(name, detail)),
      };
      try {
        return { ...wired, content: content?.(fromElement(this), documentPage, props) };
      } catch (cause) {
        return { ...wired, [FAILURE]: { cause } };
      }
    }

    #fieldMarkup() {
      const props = this[PROPS];
      if (!field || FAILURE in props || hasOwnField(this)) return [];
      try {
        return field(props, props.content);
      } catch (cause) {
        this[PROPS] = { ...props, [FAILURE]: { cause } };
        return [];
      }
    }

    #drawField() {
      const markup = this.#fieldMarkup();
      if (markup) this.#fieldDrawn = drawField(this, markup, this.#fieldDrawn);
    }

    #changedSince(drawnFrom: Attributes) {
      const changed = (name: string) => this.getAttribute(name) !== (drawnFrom[name] ?? null);
      return this[GIVEN] !== undefined || attributes.some(changed);
    }

    #dispatch(name: `wb-${string}`, detail: unknown = null) {
      const cancelable = contract.events?.[name]?.cancelable ?? false;
      return this.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
      );
    }

    #wasAwake() {
      return (this.container as HTMLElement) !== this;
    }

    #leave() {
      if (this.isConnected || !this[CONTEXT]) return;
      this.#stopFollowing?.();
      super.disconnectedCallback();
    }
  }

  for (const [prop, spec] of specs) {
    Object.defineProperty(Host.prototype, prop, accessor(prop, spec));
  }
  for (const name of Object.keys(contract.methods ?? {})) {
    Object.defineProperty(Host.prototype, name, { value: methodOf(name) });
  }
  return Host;
}
