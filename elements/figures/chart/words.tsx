interface Tick {
  x?: number | string;
  y?: number | string;
  payload?: { value: string | number };
}

const LONGEST = 11;

/** The text of a label, shortened; the table has the full text. */
export const wordOf = (label: string): string =>
  label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label;

// Steps have two digits at most, so that four of them have three.
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

/** The text of a number on the vertical scale. */
export const amountOf = (value: number): string => short.format(value);

/** A label below a bar or a point. */
export const Word = ({ x, y, payload }: Tick) => (
  <text x={x} y={y} dy={12} className="tick">
    {wordOf(String(payload?.value ?? ''))}
  </text>
);

/** A number on the vertical scale. */
export const Amount = ({ x, y, payload }: Tick) => (
  <text x={x} y={y} dy={4} className="tick amount">
    {amountOf(Number(payload?.value ?? 0))}
  </text>
);

interface Read {
  active?: boolean;
  label?: unknown;
  payload?: readonly { name?: unknown; value?: unknown; payload?: { name?: unknown } }[];
}

/** The values of the point under the pointer or the focus. */
export function TooltipValues({ active, label, payload }: Read) {
  return (
    <div role="status">
      {active && payload && payload.length > 0 && (
        <div className="reading">
          {label !== undefined && <strong>{String(label)}</strong>}
          {payload.map(({ name, value }, index) => (
            <div key={index}>
              {name ? `${String(name)}: ` : ''}
              {String(value ?? '–')}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
