/** How much of what is full a number is, from 0 to 100; all the numbers beyond either end are at it. */
export const shareOf = (now: number, full: number): number =>
  full > 0 ? Math.min(100, Math.max(0, (now / full) * 100)) : 0;

interface Drawn {
  /** From 0 to 100. */
  share: number;
}

/** A ring that is full at the top, by what SVG says in attributes. */
export function Ring({ share }: Drawn) {
  return (
    <svg className="ring" viewBox="0 0 100 100" aria-hidden="true">
      <circle className="whole" part="track" cx="50" cy="50" r="45" />
      <circle
        className="arc"
        part="fill"
        cx="50"
        cy="50"
        r="45"
        pathLength="100"
        strokeDasharray={`${share} 100`}
      />
    </svg>
  );
}

/** A bar below the number; the width of an SVG is an attribute. */
export function Bar({ share }: Drawn) {
  return (
    <span className="track" part="track" aria-hidden="true">
      <svg className="fill" part="fill" width={`${share}%`} height="100%" />
    </span>
  );
}
