import type { MouseEvent } from 'react';

interface ButtonsProps {
  current: number;
  isLast: boolean;
  texts: { previous: string; next: string };
  /** Announced when another step is shown. */
  place: string;
  onPrevious: () => void;
  onNext: (event: MouseEvent) => void;
}

/** The buttons between steps. The author's own button sends the form from the last one. */
export function StepButtons({ current, isLast, texts, place, onPrevious, onNext }: ButtonsProps) {
  return (
    <div className="moves">
      <p className="unseen" role="status">
        {place}
      </p>
      <button type="button" part="previous" hidden={current === 0} onClick={onPrevious}>
        {texts.previous}
      </button>
      <button type="button" part="next" hidden={isLast} onClick={onNext}>
        {texts.next}
      </button>
    </div>
  );
}
