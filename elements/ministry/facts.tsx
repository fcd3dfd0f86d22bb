import { Icon } from './icon';
import type { Fact } from './kind';

interface Props {
  facts: (Fact | undefined)[];
  /** Whether what they are is said as well. */
  isLabelled?: boolean;
}

/** What is said of an item, a line each. */
export function Facts({ facts, isLabelled = false }: Props) {
  const all = facts.filter((it) => it !== undefined);
  if (!all.length) return null;
  return (
    <ul className="facts" part="facts">
      {all.map(({ icon, text, label, href, time }, index) => (
        <li key={index} className="fact">
          <Icon name={icon} />
          {isLabelled && label && <span className="label">{`${label}: `}</span>}
          {href ? (
            <a className="fact-link" part="link" href={href}>
              {text}
            </a>
          ) : time ? (
            <time dateTime={time} suppressHydrationWarning>
              {text}
            </time>
          ) : (
            <span>{text}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
