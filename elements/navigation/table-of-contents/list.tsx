import type { Entry } from './outline';

interface Props {
  entries: Entry[];
  isNumbered: boolean;
}

/** Links, each with those of its sub-sections below it. */
export function List({ entries, isNumbered }: Props) {
  const Tag = isNumbered ? 'ol' : 'ul';
  return (
    // Explicit, since some screen readers ignore a list without native markers.
    <Tag role="list" className="list" part="list">
      {entries.map(({ id, text, below }, index) => (
        <li key={index}>
          <a href={`#${id.replaceAll('%', '%25')}`} className="link" part="link">
            {text}
          </a>
          {below.length > 0 && <List entries={below} isNumbered={isNumbered} />}
        </li>
      ))}
    </Tag>
  );
}
