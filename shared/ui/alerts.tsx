interface AlertsProps {
  /** What went wrong; a screen reader interrupts for it. */
  errors?: readonly string[];
  /** What went well; a screen reader says it when it has finished its sentence. */
  successes?: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * The outcome of something a visitor did, one line each. Both live regions are always in the page,
 * since screen readers announce only changes in regions they know.
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
