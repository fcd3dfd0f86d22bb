import type { Ref } from 'react';
import type { InvalidField } from './validate-field';

interface SummaryProps {
  title: string;
  errors: readonly InvalidField[];
  /** The entry that takes the focus. */
  first: Ref<HTMLButtonElement>;
  onChoose: (error: InvalidField) => void;
}

/** The errors of several fields; each entry leads to its field. */
export function Summary({ title, errors, first, onChoose }: SummaryProps) {
  return (
    <div className="summary" part="summary" role="group" aria-labelledby="summary-title">
      <p id="summary-title" className="summary-title" part="summary-title">
        {title}
      </p>
      <ul>
        {errors.map((error, index) => (
          <li key={index}>
            <button
              type="button"
              part="summary-entry"
              ref={index === 0 ? first : null}
              onClick={() => onChoose(error)}
            >
              {error.label && <b>{error.label}: </b>}
              {error.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
