import type { Looks } from './widgets';

/** Shapes inside each other: a class, and what is in it. */
type Shape = string | Inside;
interface Inside extends Array<Shape> {}

const repeat = (count: number, shape: Shape): Shape[] => Array.from({ length: count }, () => shape);

/** About so many of each as a page of the shop has. */
const SHAPES: Record<Looks, Shape[]> = {
  grid: repeat(8, ['card', 'picture', 'line', 'line short']),
  product: ['picture', ['card', 'line title', 'line short', 'line', 'line', 'button']],
  cart: [
    ['card', ...repeat(3, ['row', 'picture', ['card', 'line', 'line short']])],
    ['card', 'line', 'line short', 'button'],
  ],
  form: ['line title', ...repeat(5, 'field'), 'button'],
};

/** Shapes of what will come, in the room that is kept for it. */
export const Skeleton = ({ looks }: { looks: Looks }) => (
  <div className={`skeleton ${looks}`} part="skeleton" aria-hidden="true">
    {SHAPES[looks].map(draw)}
  </div>
);

function draw(shape: Shape, key: number) {
  const [name, ...inside] = typeof shape === 'string' ? [shape] : shape;
  return (
    <div key={key} className={String(name)}>
      {inside.map(draw)}
    </div>
  );
}
