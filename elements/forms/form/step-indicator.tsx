import { percentOf, type Step } from './steps';

export type View =
  | 'number-text'
  | 'none'
  | 'text'
  | 'icon'
  | 'number'
  | 'progressBar'
  | 'icon-text';

interface IndicatorProps {
  steps: readonly Step[];
  current: number;
  view: View;
  /** Whether the form has been sent. */
  isSent: boolean;
  label: string;
}

/** The steps of a form, and which of them is shown. */
export function StepIndicator({ steps, current, view, isSent, label }: IndicatorProps) {
  if (!steps.length || view === 'none') return null;
  if (view === 'progressBar') {
    const percent = isSent ? 100 : percentOf(current, steps.length);
    return (
      <div className="progress">
        <progress part="progress" max={100} value={percent} aria-label={label} />
        <span part="progress-text">{`${percent}%`}</span>
      </div>
    );
  }
  const hasMark = view !== 'text';
  const isTitled = view.includes('text');
  return (
    <ol className="steps" part="steps" aria-label={label}>
      {steps.map(({ title, icon }, index) => {
        const state = index < current ? 'done' : index > current ? 'later' : 'current';
        return (
          <li
            key={index}
            part={`step step-${state}`}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {hasMark && (
              <span className="mark" part="step-mark" aria-hidden="true">
                {view.startsWith('icon') ? icon || SIGNS[state] : index + 1}
              </span>
            )}
            <span className={isTitled ? 'title' : 'unseen'}>{title || index + 1}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The marks of steps without an icon. */
const SIGNS = { done: '✓', current: '●', later: '○' };
