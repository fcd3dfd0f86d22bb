import type { Looks } from './widgets';

/** So many of each, as a page of the shop has them about. */
const CARDS = 8;
const ROWS = 3;
const FIELDS = 5;

/** Shapes of what will come, in the room that is kept for it. */
export const Skeleton = ({ looks }: { looks: Looks }) => (
  <div className={`skeleton ${looks}`} part="skeleton" aria-hidden="true">
    {shapes[looks]()}
  </div>
);

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const shapes: Record<Looks, () => React.ReactNode> = {
  grid: () =>
    times(CARDS).map((it) => (
      <div key={it} className="card">
        <div className="picture" />
        <div className="line" />
        <div className="line short" />
      </div>
    )),
  product: () => (
    <>
      <div className="picture" />
      <div className="words">
        <div className="line title" />
        <div className="line short" />
        <div className="line" />
        <div className="line" />
        <div className="button" />
      </div>
    </>
  ),
  cart: () => (
    <>
      <div className="rows">
        {times(ROWS).map((it) => (
          <div key={it} className="row">
            <div className="picture" />
            <div className="words">
              <div className="line" />
              <div className="line short" />
            </div>
          </div>
        ))}
      </div>
      <div className="words">
        <div className="line" />
        <div className="line short" />
        <div className="button" />
      </div>
    </>
  ),
  form: () => (
    <div className="words">
      <div className="line title" />
      {times(FIELDS).map((it) => (
        <div key={it} className="field" />
      ))}
      <div className="button" />
    </div>
  ),
};
