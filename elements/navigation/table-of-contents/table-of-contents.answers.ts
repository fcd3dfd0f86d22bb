import type { Answers } from '../../../shared/contract/answers';

/** Its title folds and unfolds the list. */
export const answers: Answers = {
  click({ shadow, on }) {
    const toggle = on('.toggle');
    if (!toggle) return;
    const wish = String(toggle.ariaExpanded !== 'true');
    for (const it of shadow.querySelectorAll('.toggle')) it.ariaExpanded = wish;
    shadow.querySelector<HTMLElement>('.box')!.dataset['wish'] = wish;
  },
};
