import { useLayoutEffect, useRef, useState } from 'react';
import { applyPatches } from '../../shared/content/patch';
import { fromElement } from '../../shared/content/light';
import { Control, Dots } from './controls';
import { DEVICES } from './devices';
import { goesRound, pageOf, pagesOf, slideAt, slideWithin } from './pages';
import { type SlidingContent, describe } from './sliding-content';
import type { Motion, SlidingHost } from './motion';
import { useSliding } from './use-sliding';
import { useAutoplay } from './use-autoplay';
import { useKeys } from './use-keys';
import { useProgress } from './use-progress';
import { useRevealedSlide } from './use-revealed-slide';
import { useTelling } from './use-telling';
import { useWheel } from './use-wheel';

/** Past so many a visitor reads a number more easily. */
const MOST_DOTS = 12;

export interface StageProps extends Motion {
  host: SlidingHost;
  look: 'carousel' | 'section' | 'story';
  content: SlidingContent;
  label: string;
  active: number;
  arrows: boolean;
  dots: boolean;
  autoplay: boolean;
  autoplaySpeed: number;
  wheel: boolean;
  /** Whether the next slide comes from the side at which a line begins. */
  isBackwards?: boolean;
  /** Asks for a slide, counted from 1; false when a listener has refused. */
  show(slide: number): boolean;
}

/** What carousel and slider draw: the slides in a row that scrolls, and around it what moves them. */
export function Stage(props: StageProps) {
  const { host, look, content, paging: pagings, axis, fades, autoplay } = props;
  const { texts, count } = content;
  const stage = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [isStopped, setStopped] = useState(false);
  const active = slideWithin(props.active, count);
  const { device, page, paging, step, goTo } = useSliding(
    { host, viewport, track },
    props,
    props.show,
  );
  const isRound = goesRound(paging);
  const isAtEnd = page === pagesOf(paging) - 1 && !isRound;
  const isStory = look === 'story';
  const mayReplay = isStory && isAtEnd;
  const isStill = isStopped || mayReplay;
  const next = () => {
    const isComing = isAtEnd ? goTo(0) : step(1);
    if (!isComing) refill();
  };

  const runs = useAutoplay(host, stage, {
    isOn: autoplay && !isStill && pagesOf(paging) > 1,
    seconds: props.autoplaySpeed,
    page,
    next,
  });
  useKeys(viewport, axis, step, goTo, pagesOf(paging));
  useWheel(viewport, { isOn: props.wheel, axis, goesRound: isRound, step });
  const refill = useProgress(stage, page, props.autoplaySpeed, runs && isStory);
  useRevealedSlide(host, page, paging, goTo);
  useTelling(host, active, paging);
  useLayoutEffect(() => applyPatches(describe(content, fromElement(host))));

  const drawn = device ? [device] : DEVICES;
  const on = DEVICES.filter((it) => pagesOf(pagings[it]) > 1).join(' ');
  const most = Math.max(...DEVICES.map((it) => pagesOf(pagings[it])));
  const isFirst = drawn.every((it) => !goesRound(pagings[it]) && pageOf(active, pagings[it]) === 0);
  const isLast = drawn.every(
    (it) => !goesRound(pagings[it]) && pageOf(active, pagings[it]) === pagesOf(pagings[it]) - 1,
  );
  const dots = Array.from({ length: most }, (_, index) => {
    const having = DEVICES.filter((it) => pagesOf(pagings[it]) > index);
    const first = slideAt(index, pagings[having.at(-1)!]);
    return { name: texts.goTo[first - 1] ?? '', on: having.join(' ') };
  });
  // What goes by itself wakes by itself; and React alone knows the words of a story's end and of a number.
  const isAnswered = !autoplay && !isStory && !(props.dots && most > MOST_DOTS);

  return (
    <div
      ref={stage}
      className="stage"
      part="base"
      role="group"
      aria-roledescription={texts.carousel}
      aria-label={props.label || undefined}
      data-look={look}
      data-axis={axis}
      data-backwards={props.isBackwards || undefined}
      data-upside-down={props.isUpsideDown || undefined}
      data-fades={fades || undefined}
      data-loops={paging.loops || undefined}
      data-jumps={fades || !props.duration || undefined}
      data-fixed={!props.swipe || undefined}
      data-show={pagings.desktop.show}
      data-show-tablet={pagings.tablet.show}
      data-show-phone={pagings.phone.show}
      data-scroll={isAnswered ? Math.max(...DEVICES.map((it) => pagings[it].scroll)) : undefined}
    >
      <div className="bar" part="bar">
        {autoplay && (
          <Control
            part="pause"
            icon={isStill ? 'play' : 'pause'}
            name={isStill ? texts.play : texts.pause}
            on={on}
            onClick={() => {
              setStopped(!isStill);
              if (mayReplay) goTo(0);
            }}
          />
        )}
        {props.dots && most <= MOST_DOTS && (
          <Dots name={texts.choose} on={on} dots={dots} current={page} goTo={goTo} />
        )}
        {props.dots && most > MOST_DOTS && (
          <span className="place" part="place" data-on={on}>
            {texts.places[active - 1]}
          </span>
        )}
      </div>
      {props.arrows && (
        <>
          <Control
            part="previous"
            icon="previous"
            name={texts.previous}
            on={on}
            isOff={isFirst}
            onClick={() => step(-1)}
          />
          <Control
            part="next"
            icon={mayReplay ? 'replay' : 'next'}
            name={mayReplay ? texts.replay : texts.next}
            on={on}
            isOff={isLast && !isStory}
            onClick={() => (mayReplay ? goTo(0) : step(1))}
          />
        </>
      )}
      <div
        ref={viewport}
        className="viewport"
        part="viewport"
        role="group"
        aria-label={texts.slides}
        aria-live={runs ? 'off' : 'polite'}
        data-wb-hover={props.wheel || undefined}
        tabIndex={0}
      >
        <div ref={track} className="track">
          <slot />
        </div>
      </div>
    </div>
  );
}
