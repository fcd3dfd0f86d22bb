import { ALL, firstTag } from '../content/tags';

interface Props {
  tags: string[];
  /** The tag chosen at first. */
  wanted: string;
  texts: { all: string; legend: string };
}

/** Tags of which one is chosen: native radio buttons, which a watcher reads without React. */
export function TagFilter({ tags, wanted, texts }: Props) {
  const chosen = firstTag(tags, wanted);
  if (!tags.length) return null;
  return (
    <fieldset key={chosen} className="filter" part="filter">
      <legend>{texts.legend}</legend>
      {[ALL, ...tags].map((tag) => (
        <label key={tag} className="tag" part="tag">
          <input type="radio" name="filter" value={tag} defaultChecked={tag === chosen} />
          {tag === ALL ? texts.all : tag}
        </label>
      ))}
    </fieldset>
  );
}
