import type { Ref } from 'react';
import type { Bad } from './bad';

interface SummaryProps {
  title: string;
  bad: readonly Bad[];
  /** The entry that takes the focus. */
  first: Ref<HTMLButtonElement>;
  onChoose: (bad: Bad) => void;
}

/** What is wrong with several fields, each entry a way to its field. */
export function Summary({ title, bad, first, onChoose }: SummaryProps) {
  return (
    <div className="summary" part="summary" role="group" aria-labelledby="summary-title">
      <p id="summary-title" className="summary-title" part="summary-title">
        {title}
      </p>
      <ul>
        {bad.map((one, index) => (
          <li key={index}>
            <button
              type="button"
              part="summary-entry"
              ref={index === 0 ? first : null}
              onClick={() => onChoose(one)}
            >
              {one.label && <b>{one.label}: </b>}
              {one.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
