import type { Answers, FirstTouch } from '../../shared/contract/answers';
import { arrowTarget } from './arrow-target';
import { drawSection } from './draw-section';

/** What titles of sections do before React is there: show their section, by a click or the keys of tabs. */
export const answers: Answers = {
  click(touch) {
    const title = touch.on('[role=tab]');
    if (title) show(touch, titlesIn(touch).indexOf(title) + 1);
    else if (touch.on('.toggle')) show(touch, 3 - shownIn(touch));
  },
  keydown(touch) {
    if (!touch.on('[role=tab]') || touch.event.shiftKey) return;
    const list = touch.on('[role=tablist]')!;
    const titles = titlesIn(touch);
    const next = arrowTarget(touch.event.key, shownIn(touch), titles.length, {
      isColumn: list.ariaOrientation === 'vertical',
      isRtl: getComputedStyle(list).direction === 'rtl',
    });
    if (!next) return;
    // Else the page scrolls.
    touch.event.preventDefault();
    show(touch, next);
    titles[next - 1]!.focus();
  },
};

const titlesIn = ({ shadow }: FirstTouch) => [
  ...shadow.querySelectorAll<HTMLElement>('[role=tab]'),
];

const shownIn = (touch: FirstTouch) =>
  titlesIn(touch).findIndex(({ ariaSelected }) => ariaSelected === 'true') + 1;

function show(touch: FirstTouch, active: number) {
  if (active !== shownIn(touch)) drawSection(touch.host, active);
}
