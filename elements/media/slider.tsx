import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  part: string;
  label: string;
  value: number;
  max: number;
  step: number;
  /** The value in words, for screen readers. */
  text: string;
  isDisabled?: boolean;
  onMove: (value: number) => void;
}

/** A native slider. It holds what a visitor has moved it to before React was there. */
export function Slider({ part, label, value, max, step, text, isDisabled, onMove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const early = useRef<number>(undefined);
  const isTaken = useRef(false);
  const [drawn] = useState(value);

  useLayoutEffect(() => {
    const node = input.current!;
    const isMoved = Math.abs(Number(node.value) - Math.min(drawn, max)) > step;
    if (!isTaken.current && isMoved && !isDisabled) early.current = Number(node.value);
    else if (early.current === undefined) node.value = String(value);
    isTaken.current = true;
  });
  useEffect(() => {
    if (early.current !== undefined) onMove(early.current);
    early.current = undefined;
  }, []);

  return (
    <input
      ref={input}
      type="range"
      className="slider"
      part={part}
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={max}
      step={step}
      defaultValue={drawn}
      disabled={isDisabled}
      autoComplete="off"
      onChange={({ target }) => onMove(Number(target.value))}
    />
  );
}
