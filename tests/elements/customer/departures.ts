/** Where the page would have gone, and how; this one never does. */
export type Departed = `${string} ${string}`;

let departed: Departed[] = [];

const onNavigate = (event: NavigateEvent) => {
  const { url, sameDocument } = event.destination;
  // What only changes the address is no departure.
  if (sameDocument) return;
  const where = event.navigationType === 'reload' ? '' : url.replace(location.origin, '');
  departed.push(`${event.navigationType} ${where}`);
  event.preventDefault();
};

/** Keeps the page from being left, and remembers where it would have gone. */
export function stayHere(): Departed[] {
  departed = [];
  navigation.addEventListener('navigate', onNavigate);
  return departed;
}

/** Lets the page be left again. */
export const stayNoMore = () => navigation.removeEventListener('navigate', onNavigate);
