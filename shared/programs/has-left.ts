/** Whether a press or a focus that is elsewhere in the page leaves an element: each press does. */
export function hasLeft(event: Event, host: Node): boolean {
  return event.type === 'pointerdown' || host.contains((event as FocusEvent).relatedTarget as Node);
}
