/** Embla counts in units of its own, of which 10 are the least that is smooth. */
const LEAST = 10;

/** By how much it slows down, sixty times a second. */
const FRICTION = 0.68;

/** The units with which 99 % of the way takes so long, about. */
export function unitsFor(milliseconds: number): number {
  let units = LEAST;
  while (timeOf(units) < milliseconds) units += 1;
  return units;
}

function timeOf(units: number): number {
  let [left, velocity, frames] = [1, 0, 0];
  for (; left > 0.01; frames += 1) {
    velocity = (velocity + left / units) * FRICTION;
    left -= velocity;
  }
  return (frames * 1000) / 60;
}
