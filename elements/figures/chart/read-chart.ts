import type { Props } from '../../../shared/contract/contract';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import type { chart } from './chart.contract';
import { type Figures, figuresOf } from './figures';
import { readTable, tableIn } from './tables';

export interface Content extends Figures {
  hasTable: boolean;
  /** Whether the chart is in a paragraph, where the page can have no table. */
  isInParagraph: boolean;
  texts: {
    open: string;
    /** The accessible name of the drawing, where the chart has no label. */
    drawing: string;
  };
}

/** The content of a chart: from the author's own table, else from its items. */
export function readChart(
  host: Light,
  page: Page,
  { items, labels }: Props<typeof chart>,
): Content {
  const table = tableIn(host);
  const found = table && readTable(table);
  const list: unknown[] = found?.items ?? (Array.isArray(items) ? items : []);
  const figures = figuresOf(list, found?.labels ?? labels.split(','));
  const lost = Array.isArray(items) || found ? list.length - figures.items.length : 1;
  if (lost) {
    const what = found ? 'some rows have' : 'some items have';
    const message =
      `<wb-chart ${found ? 'table' : 'items'}>: ${what} no number to draw, so they are left out. ` +
      'Give each a label and a value, such as "12" or "12, 15".';
    page.warn(message, message);
  }
  const text = textsOf(page);
  return {
    ...figures,
    hasTable: Boolean(table),
    isInParagraph: host.within('p'),
    texts: { open: text('Show as a table'), drawing: text('Chart') },
  };
}
