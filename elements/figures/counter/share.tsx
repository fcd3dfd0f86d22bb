interface Drawn {
  /** From 0 to 100. */
  share: number;
}

/** A ring that starts at the top, drawn with SVG attributes only. */
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

/** A bar below the number, with its width in an SVG attribute. */
export function Bar({ share }: Drawn) {
  return (
    <span className="track" part="track" aria-hidden="true">
      <svg className="fill" part="fill" width={`${share}%`} height="100%" />
    </span>
  );
}
