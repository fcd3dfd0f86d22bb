interface AlertsProps {
  /** Said at once, and shown as what went wrong. */
  errors?: readonly string[];
  /** Said when the reader is done with what it says, and shown as good news. */
  successes?: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * What came of something a visitor did, one line each. Its two regions are in the page from the
 * beginning, since screen readers speak only of what changes in a region they know.
 */
export function Alerts({ errors = NONE, successes = NONE }: AlertsProps) {
  return (
    <>
      <div className="alerts" role="alert">
        {errors.map((text, index) => (
          <p key={`${index} ${text}`} className="message" part="message" data-state="error">
            {text}
          </p>
        ))}
      </div>
      <div className="alerts" role="status">
        {successes.map((text, index) => (
          <p key={`${index} ${text}`} className="message" part="message" data-state="success">
            {text}
          </p>
        ))}
      </div>
    </>
  );
}
