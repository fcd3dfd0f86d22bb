import { Icon } from './icon';
import type { PageOf } from './page-of';
import { filled, type Words } from './words';

interface Props {
  found: Pick<PageOf<unknown>, 'page' | 'pages'>;
  words: Words;
  onPage: (page: number) => void;
}

/** Previous and next; on the first page previous does nothing, on the last one next. Spec 4. */
export function Pager({ found: { page, pages }, words: { texts }, onPage }: Props) {
  if (pages < 2) return null;
  const place = filled(texts['Page {page} of {pages}'], { page, pages });
  const step = (by: number) => {
    const next = page + by;
    if (next >= 1 && next <= pages) onPage(next);
  };
  return (
    <div className="pager" part="pager" role="group" aria-label={place}>
      <button
        type="button"
        className="step"
        part="previous"
        aria-disabled={page === 1 || undefined}
        onClick={() => step(-1)}
      >
        <Icon name="back" />
        {texts.Previous}
      </button>
      <span className="place" aria-hidden="true">
        {place}
      </span>
      <button
        type="button"
        className="step"
        part="next"
        aria-disabled={page === pages || undefined}
        onClick={() => step(1)}
      >
        {texts.Next}
        <Icon name="next" />
      </button>
    </div>
  );
}
