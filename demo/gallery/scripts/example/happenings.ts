import { subscribe } from '../../../../shared/bus/bus';
import { tell } from './tell';

/** Tells of every event of an element, every announcement, and every form that would be sent. */
export function reportHappenings(events: string[]) {
  for (const type of events) {
    addEventListener(type, (event) => {
      const { cancelable, detail } = event as CustomEvent<unknown>;
      const what = { kind: 'event', name: type, detail: asJson(detail), cancelable } as const;
      tell({ type: 'happened', what });
    });
  }
  subscribe('*', (detail, key, name) =>
    tell({ type: 'happened', what: { kind: 'announcement', name, key, detail: asJson(detail) } }),
  );
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const detail = asJson(Object.fromEntries(new FormData(form, event.submitter)));
    tell({ type: 'happened', what: { kind: 'form', name: 'form sent', detail } });
  });
}

const asJson = (value: unknown) => JSON.stringify(value, null, 2) ?? 'null';
