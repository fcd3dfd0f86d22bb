import type { Section } from './section';

/** Section 9: business constants and limits. */
export const limits: Section = {
  'Money is in minor units, divided by 100 for display.': [
    [
      'shared/foundation/format-money.test.ts',
      'every format of the specification writes its own separators',
    ],
  ],
  'Formats: amount (2 decimals, comma thousands, dot decimal), amount_no_decimals, amount_with_comma_separator (dot thousands, comma decimal), amount_no_decimals_with_comma_separator, amount_with_apostrophe_separator (apostrophe thousands, dot decimal).':
    [
      [
        'shared/foundation/format-money.test.ts',
        'every format of the specification writes its own separators',
      ],
      [
        'shared/foundation/format-money.test.ts',
        'without decimals the amount is the nearest whole one',
      ],
    ],
  'Slideshow: 1 slide per view, touch moves disabled; delay and speed are duration and transition times 1000 ms; does not stop on the last slide when looping.':
    [
      [
        'elements/backgrounds/background-slideshow-drawn.test.ts',
        'brings the next slide in by ${type}, in the time that is told',
      ],
      [
        'elements/backgrounds/background-slideshow-drawn.test.ts',
        'shows its slides one after the other, again and again, asleep',
      ],
      [
        'elements/backgrounds/background-slideshow-drawn.test.ts',
        'stands still for as many seconds as it is told, and for a finger',
      ],
      [
        'elements/backgrounds/background-slideshow-drawn.test.ts',
        'stops on the last slide without loop, and begins again by its button',
      ],
    ],
  'Breakpoints: storefront part: desktop above 992 px, tablet 768 to 992, mobile below 768.': [
    [
      'shared/visitor/device.test.ts',
      "of ${width} px is ${devices.join(', ')} to ${names.join(', ')}",
    ],
  ],
  'Popup and menu part: mobile under 767, tablet under 991, desktop otherwise.': [
    [
      'shared/visitor/device.test.ts',
      "of ${width} px is ${devices.join(', ')} to ${names.join(', ')}",
    ],
  ],
  'Helper part: under 992 tablet, under 768 mobile, 992 or more desktop.': [
    [
      'shared/visitor/device.test.ts',
      "of ${width} px is ${devices.join(', ')} to ${names.join(', ')}",
    ],
  ],
  'These differ by a pixel at the edges; all three readings stand.': [
    [
      'shared/visitor/device.test.ts',
      "of ${width} px is ${devices.join(', ')} to ${names.join(', ')}",
    ],
    ['shared/visitor/device.test.ts', 'never becomes smaller as the width grows'],
  ],
  'Slider collapses to 1 slide at 991 and 768.': [
    [
      'elements/sliding/slider.test.ts',
      'shows several only where the window is wider than 991 pixels',
    ],
  ],
  'Anchor scroll 600 ms ease in-out.': [
    ['elements/navigation/anchors.test.ts', 'scrolls there in 600 ms, slow at both ends'],
    [
      'elements/navigation/anchors-drawn.test.ts',
      'that is opened at a place scrolls there from its top, over 600 ms',
    ],
  ],
  'Countdown tick 1000 ms; languages de, en, es, fr, it, nl, ru, fallback en.': [
    [
      'elements/figures/countdown.test.ts',
      'ticks when a second is over, and not a second after it began',
    ],
    [
      'elements/figures/countdown-words.test.ts',
      'name every unit for every number a clock can show, in all seven',
    ],
    [
      'elements/figures/countdown-words.test.ts',
      "are those of ${given} where '${asked}' is asked for",
    ],
  ],
  'Video aspect ratio 1.78; vimeo loop restart delay 260 ms.': [
    ['elements/media/video.test.ts', 'keeps its room, at 16 to 9 unless told'],
    ['elements/media/video-providers.test.ts', 'gives Vimeo 260 ms before it begins again: ${tag}'],
  ],
  'Audio time shown m:ss style minutes:seconds.': [
    ['elements/media/clock-time.test.ts', 'is minutes and seconds, and past an hour hours as well'],
    'past an hour it is h:mm:ss, on purpose (design, section 12)',
  ],
  'Chart types pie, bar, line; bar/line fill band 0.5 opacity.': [
    [
      'elements/figures/chart-figures.test.ts',
      'fills bars and bands below lines to one half, and slices whole',
    ],
    ['elements/figures/chart.test.ts', 'draws a slice of its colour for each item'],
    [
      'elements/figures/chart.test.ts',
      'draws a bar for each item, or a row of them for each that has several numbers',
    ],
    [
      'elements/figures/chart.test.ts',
      'draws a line with its border, and a band of one half where it is to be filled',
    ],
  ],
  'Default select dropdown shows 5 items.': [
    [
      'elements/forms/select.test.ts',
      'shows five options at a time, or as many as its author says',
    ],
  ],
  'Wheel value clamped -2..2.': [
    [
      'elements/sliding/carousel.test.ts',
      'goes one or two steps, never more, and at the ends the page scrolls',
    ],
    ['elements/sliding/carousel.test.ts', 'tells lines as well as pixels'],
  ],
  'Carousel transition speed multiplied by 100.': [
    [
      'elements/sliding/carousel.test.ts',
      'is about as told (x100 ms), and none with 0 or where less motion is wanted',
    ],
  ],
  'Default file max size 1 MB.': [
    [
      'elements/forms/file-upload.test.ts',
      'has a limit of 1 MB unless told, and follows one that changes',
    ],
  ],
  'Counter thousand separator configurable.': [
    [
      'elements/figures/counter.test.ts',
      'sets thousands apart as its author says, also in the midst of counting',
    ],
  ],
  'Flip box transitions: flip, slide, push, zoomIn, zoomOut, fade; trigger click or hover; directions left, right, up, down.':
    [
      [
        'elements/panels/flip-box.test.ts',
        'move in another way for each transition and direction, and end in one place',
      ],
      ['elements/panels/flip-box.test.ts', 'shows its front, then its back, and its front again'],
      [
        'elements/panels/flip-box.test.ts',
        'shows its back under a pointer on desktops, and does nothing there on click',
      ],
    ],
  'Slide transitions: fade, slide-left, slide-right, slide-up, slide-down.': [
    ['elements/sliding/slider.test.ts', 'fade in place'],
    ['elements/sliding/slider.test.ts', 'move to the left or to the right'],
    ['elements/sliding/slider.test.ts', 'move up or down'],
  ],
  'Hover animations: 30 named presets (families include grow, shrink, pulse, push, pop, bounce, rotate, float, sink, bob, hang, skew, wobble, buzz, forward, backward); default duration 1000 ms.':
    [
      ['elements/motion/hover.test.ts', 'are 29 and none'],
      [
        'elements/motion/hover.test.ts',
        'plays for 1,000 milliseconds while the pointer is over it',
      ],
      '29 motions and none (design, section 12)',
    ],
  'Minimum password length 6.': [
    [
      'elements/customer/customer.test.ts',
      'but is with a password of six characters, or of blanks',
    ],
    [
      'elements/customer/customer.test.ts',
      '${what}: it says so, marks the fields, and moves the focus to the first',
    ],
  ],
  'Session window 6 hours (21600000 ms); after it the session count rises and in-session counters reset.':
    [
      ['shared/visitor/visit-record.test.ts', 'a millisecond later'],
      ['journeys/popups.test.ts', 'is in one session for six hours, and welcomed back after them'],
      ['shared/visitor/visit-record.test.ts', 'when six hours are over to the millisecond'],
    ],
  'Progress animation 1500 ms total; progress percentages shown to 2 decimals.': [
    [
      'elements/figures/progress-bar.test.ts',
      'fills up from nothing to its value in a second and a half',
    ],
    [
      'elements/figures/percent.test.ts',
      'is shown to two decimals, and never more digits than it needs',
    ],
    ['elements/forms/form-steps.test.ts', 'are a bar in percent, with two decimals at most'],
  ],
  'Table-of-contents scroll 600 ms with 30 px offset.': [
    [
      'elements/navigation/table-of-contents-drawn.test.ts',
      'leads to a heading 30 pixels below the top, in the history, with the focus',
    ],
    ['elements/navigation/anchors.test.ts', 'scrolls there in 600 ms, slow at both ends'],
    'its links are followed by the code of wb-anchors, whose test measures the time',
  ],
  'Scroll throttle 16 ms; mega-menu mouse-move debounce 150 ms; mega-menu shell and dropdown offset 5 px.':
    [
      [
        'elements/navigation/mega-menu.test.ts',
        'opens it after a moment, and closes it 150 ms after it has left',
      ],
      ['elements/navigation/mega-menu.test.ts', 'stands 5 px below its title, on the top layer'],
      [
        'elements/backgrounds/parallax-drawn.test.ts',
        'leaves the wheel to the browser, and asks for no frame of its own',
      ],
      [
        'elements/navigation/menu.test.ts',
        'drop 5 px below, on the top layer, and inside the window',
      ],
      'nothing listens to scrolling at intervals: the browser says by observers when something passes, which costs less than every 16 ms',
    ],
  'Language dropdown shows at most 4 options in height.': [
    [
      'elements/navigation/language-switcher-drawn.test.ts',
      'shows four options at a time, and a scrollbar only for more',
    ],
  ],
  'Hosted shop retries link rewriting up to 10 times.': [
    [
      'elements/shop/shop-links.test.ts',
      'are looked for 10 times a page; one that comes later leads there when it is clicked',
    ],
  ],
  'Mobile story slide height equals window height under 768 px.': [
    [
      'elements/sliding/slider.test.ts',
      'is as high as the window on phones, and upright elsewhere',
    ],
  ],
  'Video popup default start and end 0.': [
    [
      'elements/images/viewer-films.test.ts',
      'plays a file from its start, without sound where its link says so',
    ],
    ['elements/images/viewer-films.test.ts', 'ends at its time'],
    ['shared/browser/players/within-times.test.ts', 'heeds no end that is not after its start'],
  ],
  "Video player defaults: autoplay off, controls on, loop off, privacy mode off; privacy mode 'on' uses the provider's no-cookie domain; autoplay without a cover forces mute.":
    [
      [
        'shared/browser/players/film-source.test.ts',
        'is without cookies, or asks not to track, in privacy mode',
      ],
      [
        'elements/media/video.test.ts',
        'plays by itself without a cover, and then muted; with one it waits',
      ],
      [
        'elements/media/video.test.ts',
        'keeps its sound when it has a cover, and loses it when it is muted',
      ],
      [
        'shared/browser/players/film-source.test.ts',
        'tells where it starts, whether it is muted, and what of its provider shows',
      ],
      [
        'elements/media/video-providers.test.ts',
        'asks ${name} for nothing before it is played, and the first click plays it',
      ],
      ['elements/media/video.test.ts', 'has a button alone without controls'],
    ],
  'Time format m:ss.': [
    ['elements/media/clock-time.test.ts', 'is minutes and seconds, and past an hour hours as well'],
    'past an hour it is h:mm:ss, on purpose (design, section 12)',
  ],
  'Random id: 12 characters, first a letter.': [
    [
      'shared/foundation/random-id.test.ts',
      'has 12 characters, the first a letter, whatever chance gives',
    ],
  ],
  'Rich-text palette CSS class prefixes: iefhe-cp, iefhe-bcp, iefhe-bgp.': [
    [
      'elements/text/palette-rules.test.ts',
      'are a custom property and the three classes of rich text for each colour',
    ],
  ],
};
