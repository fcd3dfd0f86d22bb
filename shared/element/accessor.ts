import { warn } from '../foundation/warn';
import type { Attribute } from '../contract/attribute';
import { badValue, dashed, presentName, read, textOf, write } from '../contract/parse';

/** Structured values set as properties, which are not reflected to attributes. */
export const GIVEN = Symbol('wb.given');
/** Redraws an awake element, or wakes a sleeping one. */
export const REDRAW = Symbol('wb.redraw');

export interface Redrawable extends HTMLElement {
  [GIVEN]?: Record<string, unknown>;
  [REDRAW](): void;
}

/** Attributes hold the state; only structured data is stored on the element, and setting it wakes it. */
export function accessor(prop: string, spec: Attribute<unknown>): PropertyDescriptor {
  const name = dashed(prop);
  return {
    enumerable: true,
    configurable: true,
    get(this: Redrawable) {
      const given = this[GIVEN];
      if (given && Object.hasOwn(given, prop)) return given[prop];
      const attribute = (it: string) => this.getAttribute(it);
      return read(spec, attribute(presentName(prop, spec, attribute)));
    },
    set(this: Redrawable, value: unknown) {
      if (spec.kind !== 'json' || value == null || isJsonText(spec, value)) {
        const given = this[GIVEN]?.[prop];
        delete this[GIVEN]?.[prop];
        if (spec.spelling) this.removeAttribute(spec.spelling);
        write(this, name, spec, value);
        // The attribute may be as it was.
        if (given) this[REDRAW]();
        return;
      }
      (this[GIVEN] ??= {})[prop] = fitting(this, name, spec, value);
      this[REDRAW]();
    },
  };
}

/** Frameworks may set the property with the JSON text meant for the attribute. */
const isJsonText = ({ shape }: Attribute<unknown>, value: unknown) =>
  typeof value === 'string' && shape !== undefined && 'problem' in shape.check(value);

function fitting(element: Element, name: string, spec: Attribute<unknown>, value: unknown) {
  const result = spec.shape?.check(value);
  if (!result) return value;
  if ('value' in result) return result.value;
  const message = badValue(element.localName, name, textOf(value), result.problem);
  warn(message, message);
  return spec.default;
}

/** A property set before the tag was defined is an own property, which would shadow the accessor. */
export function adoptEarlyProperty(element: HTMLElement, prop: string) {
  const own = element as unknown as Record<string, unknown>;
  if (!Object.hasOwn(own, prop)) return;
  const value = own[prop];
  delete own[prop];
  own[prop] = value;
}
