import { useEffect, useRef } from 'react';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { HELPER, observeDevice } from '../../../shared/visitor/device';
import { useNative } from '../../../shared/react/hooks/use-native';
import { textsOf } from '../../../shared/foundation/texts';
import { tellChange } from '../tell-change';
import { flipBox } from './flip-box.contract';
import styles from './flip-box.css';
import { turnsOn, turnsOnHover } from './turning';

export function FlipBox({
  trigger,
  transition,
  direction,
  flipped,
  content,
  host,
  emit,
}: Wired<typeof flipBox, string>) {
  const box = useRef<HTMLDivElement>(null);
  /** Whether hover has turned it, which the style sheet handles alone. */
  const isHovered = useRef(false);

  const before = useRef(flipped);
  useEffect(() => {
    if (before.current === flipped) return;
    before.current = flipped;
    if (!isHovered.current) tell(host, flipped);
  }, [flipped]);

  useEffect(
    () =>
      observeDevice(HELPER, (device) => {
        if (device === 'desktop') host.flipped = false;
      }),
    [host],
  );

  const hover = (isOver: boolean) => {
    const before = isHovered.current;
    isHovered.current = isOver && turnsOnHover(trigger);
    // What is flipped as well stays as it is.
    if (isHovered.current !== before && !host.flipped) tell(host, isHovered.current);
  };
  // In most cases hover has woken it.
  useEffect(() => {
    if (box.current?.matches(':hover')) hover(true);
  }, []);
  useNative(box, 'pointerenter', ({ pointerType }) => pointerType !== 'touch' && hover(true));
  useNative(box, 'pointerleave', () => hover(false));

  const turn = () => {
    if (emit('wb-flip-box-change', { flipped: !host.flipped })) host.flipped = !host.flipped;
  };

  useNative(box, 'click', (event) => {
    if (turnsOn(event, box.current!)) turn();
  });

  return (
    <div
      ref={box}
      className="box"
      part="box"
      data-trigger={trigger}
      data-transition={transition}
      data-direction={direction}
      data-flipped={flipped || undefined}
      data-wb-hover={trigger === 'hover' || undefined}
    >
      <div className="side front" part="front">
        <slot name="front" />
      </div>
      <div className="side back" part="back">
        <slot name="back" />
      </div>
      <button
        type="button"
        className="turn"
        part="turn"
        aria-label={content}
        aria-pressed={flipped}
        onClick={turn}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M2.5 8a5.5 5.5 0 0 1 9.6-3.7L14 6.5M14 2.5v4h-4M13.5 8a5.5 5.5 0 0 1-9.6 3.7L2 9.5m0 4v-4h4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
      </button>
    </div>
  );
}

/** Announces which side is in view now, and stops media on the other. */
function tell(host: HTMLElement, isBack: boolean) {
  const [front, back] = ['front', 'back'].map((side) =>
    [...host.children].filter((it) => it.slot === side),
  ) as [Element[], Element[]];
  if (isBack) tellChange(host, back, front);
  else tellChange(host, front, back);
}

const readName = (_: Light, page: Page, { turnText }: Props<typeof flipBox>) =>
  turnText || textsOf(page)('Turn over');

defineElement(flipBox, FlipBox, styles, { content: readName });
