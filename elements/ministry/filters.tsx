import type { Choice } from './item';
import type { Kind } from './kind';
import type { Words } from './words';

interface Props {
  names: readonly string[];
  kind: Kind;
  words: Words;
  /** The words of each filter. */
  options: Record<string, string[]>;
  chosen: Choice;
  /** Stands before the names of the fields, so that two lists of a page keep apart. */
  prefix: string;
}

/** The filters as a form that is sent with GET: it works without script, and with a server that answers it. */
export function Filters({ names, kind, words: { texts }, options, chosen, prefix }: Props) {
  return (
    <form className="filters" part="filters" method="get" role="search" aria-label={texts.Filter}>
      {names.map((name) =>
        name === 'search' ? (
          <label key={name} className="field">
            <span className="label">{texts.Search}</span>
            <input
              className="control"
              type="search"
              name={prefix + name}
              defaultValue={chosen[name]}
              autoComplete="off"
            />
          </label>
        ) : (
          <label key={name} className="field">
            <span className="label">{texts[kind.filters[name]!]}</span>
            <select className="control" name={prefix + name} defaultValue={chosen[name]}>
              <option value="">{texts.All}</option>
              {(options[name] ?? []).map((word) => (
                <option key={word}>{word}</option>
              ))}
            </select>
          </label>
        ),
      )}
      <button className="show" part="show">
        {texts.Show}
      </button>
    </form>
  );
}
