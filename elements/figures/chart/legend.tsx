import type { Drawn } from './drawn';

/** The labels with their colours, as SVG attributes, since style attributes belong to the page. */
export const Legend = ({ items }: { items: Drawn[] }) => (
  <ul className="legend" part="legend">
    {items.map(({ label, look }, index) => (
      <li key={index}>
        <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
          <rect
            x="1"
            y="1"
            width="14"
            height="14"
            rx="2"
            {...look}
            strokeWidth={Math.min(3, look.strokeWidth)}
          />
        </svg>
        {label}
      </li>
    ))}
  </ul>
);
