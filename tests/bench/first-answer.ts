import type { Page } from 'puppeteer-core';
import type { Stage } from './lab';

declare global {
  /** Milliseconds from the start of the navigation until a click on a tab showed its section. */
  var answeredAt: number | undefined;
}

/** Has a tab clicked all the while from the start of the navigation on, until it is the chosen one. */
export async function clickFromStart(page: Page, tab: string): Promise<void> {
  await page.evaluateOnNewDocument(clickUntilAnswered, tab);
}

/** When the tab was chosen, in milliseconds from the start of the navigation. */
export const firstAnswer = ({ page }: Stage): Promise<number> =>
  page.evaluate(async () => {
    while (answeredAt === undefined) await new Promise((done) => setTimeout(done, 10));
    return answeredAt;
  });

/** Runs in the page before its own scripts; the path goes through shadow roots, as `spot` reads it. */
function clickUntilAnswered(path: string) {
  const steps = path.split(' >> ');
  const look = () => {
    let top: ParentNode | null | undefined = document;
    let tab: HTMLElement | null | undefined;
    for (const step of steps) {
      tab = top?.querySelector<HTMLElement>(step);
      top = tab?.shadowRoot ?? tab;
    }
    tab?.click();
    if (tab?.ariaSelected === 'true') globalThis.answeredAt = performance.now();
    else setTimeout(look, 10);
  };
  look();
}
