import { useLayoutEffect, useRef } from 'react';
import { ALL, firstTag } from '../content/tags';

interface Props {
  tags: string[];
  /** The tag chosen at first. */
  wanted: string;
  texts: { all: string; legend: string };
}

/** Tags of which one is chosen: native radio buttons, which a watcher reads without React. */
export function TagFilter({ tags, wanted, texts }: Props) {
  const filter = useRef<HTMLFieldSetElement>(null);
  const chosen = firstTag(tags, wanted);
  // The chosen tag may have gone with what had it.
  useLayoutEffect(() => {
    const [all, ...others] = filter.current?.querySelectorAll('input') ?? [];
    if (all && !others.some(({ checked }) => checked)) all.checked = true;
  });
  if (!tags.length) return null;
  return (
    <fieldset key={chosen} ref={filter} className="filter" part="filter">
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
