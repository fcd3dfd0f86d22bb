interface Tick {
  x?: number | string;
  y?: number | string;
  payload?: { value: string | number };
}

const LONGEST = 11;

/** A label below a bar or a point, shortened; the table has the full text. */
export const Word = ({ x, y, payload }: Tick) => {
  const word = String(payload?.value ?? '');
  return (
    <text x={x} y={y} dy={12} textAnchor="middle" className="tick">
      {word.length > LONGEST ? `${word.slice(0, LONGEST - 1)}…` : word}
    </text>
  );
};

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 });

/** A number on the vertical scale. */
export const Amount = ({ x, y, payload }: Tick) => (
  <text x={x} y={y} dy={4} textAnchor="end" className="tick">
    {short.format(Number(payload?.value ?? 0))}
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
