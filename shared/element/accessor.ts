import { warn } from '../dev/warn';
import type { Attribute } from './attribute';
import { badValue, dashed, read, textOf, write } from './parse';

/** Structured values set as properties; they have no short text form to keep in an attribute. */
export const GIVEN = Symbol('wb.given');
/** Draws an awake element again, or wakes a sleeping one. */
export const REDRAW = Symbol('wb.redraw');

export interface Redrawable extends HTMLElement {
  [GIVEN]?: Record<string, unknown>;
  [REDRAW](): void;
}

/** The attribute is the truth; only structured data is kept aside, and wakes the element. */
export function accessor(prop: string, spec: Attribute<unknown>): PropertyDescriptor {
  const name = dashed(prop);
  return {
    enumerable: true,
    configurable: true,
    get(this: Redrawable) {
      const given = this[GIVEN];
      return given && prop in given ? given[prop] : read(spec, this.getAttribute(name));
    },
    set(this: Redrawable, value: unknown) {
      if (spec.kind !== 'json' || isJsonText(spec, value)) {
        delete this[GIVEN]?.[prop];
        return write(this, name, spec, value);
      }
      (this[GIVEN] ??= {})[prop] = fitting(this, name, spec, value);
      this[REDRAW]();
    },
  };
}

/** Frameworks set a property where markup has an attribute, and hand it the attribute's text. */
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

/** A property set before the tag was defined sits on the instance and would hide the accessor for ever. */
export function adoptEarlyProperty(element: HTMLElement, prop: string) {
  const own = element as unknown as Record<string, unknown>;
  if (!Object.hasOwn(own, prop)) return;
  const value = own[prop];
  delete own[prop];
  own[prop] = value;
}
