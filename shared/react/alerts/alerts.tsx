interface AlertsProps {
  /** Error messages; announced assertively. */
  errors?: readonly string[];
  /** Success messages; announced politely. */
  successes?: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * Messages about the outcome of a visitor's action, one line each. Both live regions are always in the
 * page, because screen readers announce only changes in existing regions.
 */
export function Alerts({ errors = NONE, successes = NONE }: AlertsProps) {
  return (
    <>
      <div className="alerts" role="alert">
        {linesOf(errors, 'error')}
      </div>
      <div className="alerts" role="status">
        {linesOf(successes, 'success')}
      </div>
    </>
  );
}

const linesOf = (texts: readonly string[], state: string) =>
  texts.map((text, index) => (
    <p key={`${index} ${text}`} className="message" part="message" data-state={state}>
      {text}
    </p>
  ));
