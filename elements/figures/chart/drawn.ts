import type { Figures, Item } from './figures';
import type { Look } from './paint';

/** An item with the look that it has in this type of chart. */
export interface Drawn extends Omit<Item, 'paint'> {
  look: Look;
}

/** What is drawn, by the publish step and by Recharts alike. */
export interface DrawnFigures extends Omit<Figures, 'items'> {
  items: Drawn[];
  type: 'pie' | 'bar' | 'line';
}
