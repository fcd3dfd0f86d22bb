import type { Entry } from './outline';

interface Props {
  entries: Entry[];
  isNumbered: boolean;
}

/** Links, and below each those of its sections. */
export function List({ entries, isNumbered }: Props) {
  const Tag = isNumbered ? 'ol' : 'ul';
  return (
    // Said, because a list without native marks is none to some screen readers.
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
