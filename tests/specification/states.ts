import type { Section } from './section';

/** Section 4: states and transitions. */
export const states: Section = {
  'Quantity: increment adds 1 to the number input; decrement subtracts 1, never below 0.': [
    ['elements/storefront/quantity.test.ts', 'add 1 and take 1'],
    [
      'elements/storefront/quantity.test.ts',
      'never go below 0, and say nothing when nothing changes',
    ],
  ],
  'Variant selection: clicking an option sets the chosen value on its variant group and syncs all pickers of the same product and variant title.':
    [
      [
        'elements/storefront/variant-picker.test.ts',
        'show the same, whatever their type; those of other titles and products stay',
      ],
      [
        'elements/storefront/variant-picker.test.ts',
        'chooses: price, native control, its event and the announcement say the same',
      ],
    ],
  'The variant whose option list equals the selected values (order ignored) is found.': [
    [
      'elements/storefront/variants.test.ts',
      'the variant whose options equal the chosen values is found',
    ],
    [
      'elements/storefront/variants.test.ts',
      'without option names the order of the pickers is ignored',
    ],
    'by position where the data of the product names its options (design, section 12)',
  ],
  'Its id is written into the hidden product inputs; price and compare-at price are updated.': [
    [
      'elements/storefront/add-to-cart.test.ts',
      'carry the chosen variant, all of them; others stay',
    ],
    [
      'elements/storefront/price.test.ts',
      'changes to that of the variant, with what it cost before',
    ],
  ],
  "Add-to-cart buttons are enabled if the variant is available; otherwise disabled, content hidden and a 'Sold Out!' label shown.":
    [
      [
        'elements/storefront/add-to-cart.test.ts',
        "disables the button, hides its content and says 'Sold Out!'; all of it comes back",
      ],
    ],
  'If no variant matches, the button is treated as unavailable.': [
    [
      'elements/storefront/add-to-cart.test.ts',
      'is no different from a choice that leads to no variant',
    ],
  ],
  'Select dropdowns open and close on click and close on any click outside.': [
    ['shared/react/listbox/select.test.ts', 'opens and closes on click'],
    ['shared/react/listbox/select.test.ts', 'closes on any click outside, which does what it does'],
    'a click outside also does what it does',
  ],
  'Parallax: desktop only; destroyed or recreated on resize; paused while a mobile menu or popup is open, except popups with page-scroll flag true.':
    [
      [
        'elements/backgrounds/parallax-drawn.test.ts',
        'stands still below 992 pixels, where the picture is as high as the section',
      ],
      [
        'elements/backgrounds/parallax-drawn.test.ts',
        'is held while a popup holds the page or a menu covers it',
      ],
      'it is a scroll-driven animation of the browser, so that nothing is destroyed and made anew',
    ],
  'Slideshow: starts only if total-items is greater than 1.': [
    ['elements/backgrounds/background-slideshow-drawn.test.ts', 'does not begin with ${name}'],
  ],
  'Accordion item: active or collapsed.': [
    [
      'elements/panels/accordion.test.ts',
      'begins with all of them closed when its author opened none',
    ],
    ['elements/panels/accordion.test.ts', 'has items that open and close each by itself'],
  ],
  'In collapsible mode an item toggles on click; otherwise opening one closes the others and clicking the active one does nothing.':
    [
      ['elements/panels/accordion.test.ts', 'has items that open and close each by itself'],
      ['elements/panels/accordion.test.ts', 'closes the others when one is opened'],
      [
        'elements/panels/accordion.test.ts',
        'does nothing when the open one is clicked, or opened by key, and says so',
      ],
    ],
  "Accordion filter: one active at a time; '*' shows all.": [
    ['elements/panels/accordion.test.ts', 'has every tag once, and all; one is chosen at a time'],
  ],
  'Flip box: front or back; click toggles; hover-triggered boxes toggle on click only on non-desktop; returning to desktop resets to front.':
    [
      ['elements/panels/flip-box.test.ts', 'shows its front, then its back, and its front again'],
      [
        'elements/panels/flip-box.test.ts',
        'turns over on click, and not under a pointer, where it is no desktop',
      ],
      [
        'elements/panels/flip-box.test.ts',
        'shows its back under a pointer on desktops, and does nothing there on click',
      ],
      [
        'elements/panels/flip-box.test.ts',
        'shows its front again, though it turns over on ${trigger}',
      ],
    ],
  'Form: idle, pending (captcha), blocked while sending, then success or fail.': [
    [
      'elements/forms/form-captcha.test.ts',
      'that ${what} says so, is free again, and keeps what was typed',
    ],
    [
      'elements/forms/form.test.ts',
      'is sent once, however often its button is pressed meanwhile; another one is not kept waiting',
    ],
    ['elements/forms/form.test.ts', 'is told of by words, a state and an event with its answer'],
    [
      'elements/forms/form.test.ts',
      '${what}: clear words, an event, the button free and everything kept',
    ],
  ],
  'After success the form is cleared (radio reset to first, checkbox cleared).': [
    [
      'elements/forms/form.test.ts',
      'leaves the form cleared: as spec 4 says, whatever its author had written',
    ],
  ],
  'The button is unblocked afterwards.': [
    [
      'elements/forms/form.test.ts',
      'marks its button as busy while it is sent, which keeps the focus, and frees it',
    ],
  ],
  'Submit is ignored while a previous send runs.': [
    [
      'elements/forms/form.test.ts',
      'is sent once, however often its button is pressed meanwhile; another one is not kept waiting',
    ],
  ],
  'Multi-step form: step 1..n; next only if the current step validates; previous always; indicators and progress follow.':
    [
      [
        'elements/forms/form-steps.test.ts',
        'shows one step after the other, and its own button with the last',
      ],
      [
        'elements/forms/form-steps.test.ts',
        'goes on only when its present step is right, whatever the others are like',
      ],
      ['elements/forms/form-steps.test.ts', 'are a bar in percent, with two decimals at most'],
    ],
  'Audio: playing/paused, muted/unmuted; starting one pauses the others; closing a popup pauses audio and blanks music iframes.':
    [
      ['elements/media/audio.test.ts', 'plays and pauses the element of the page, and shows which'],
      ['elements/media/audio.test.ts', 'is 0 while muted, and as it was afterwards'],
      ['elements/media/audio.test.ts', 'play one at a time, also in other shadow roots'],
      ['elements/media/audio.test.ts', 'stops when that closes, also inside another shadow root'],
      [
        'shared/react/modal/modal.test.ts',
        'stops what plays in it as it closes, in shadow trees too, and fills frames as it opens',
      ],
    ],
  'Alert: close button appears after an optional delay in seconds; click hides the alert.': [
    [
      'elements/popups/alert.test.ts',
      'appears after so many seconds, without moving anything, and then closes',
    ],
    ['elements/popups/alert.test.ts', 'is closed by its button'],
  ],
  'Carousel autoplay runs only while at least half visible.': [
    ['elements/sliding/carousel.test.ts', 'waits until half of it is in view'],
  ],
  'Sticky: becomes sticky when the reference element has scrolled past.': [
    [
      'elements/navigation/sticky-drawn.test.ts',
      'waits for another element to have scrolled past, and slides out when that is back',
    ],
  ],
  'Countdown reaching zero: redirects, shows a message, or hides/removes attributes depending on link type and action.':
    [
      [
        'elements/figures/countdown.test.ts',
        'opens another page once, in place of this one, before any action',
      ],
      [
        'elements/figures/countdown.test.ts',
        'shows its message in the same place, and nothing of it before',
      ],
      ['elements/figures/countdown.test.ts', 'hides, and comes back for another end'],
      ['elements/figures/countdown.test.ts', 'takes itself out of the page'],
      'what is removed is the countdown itself',
    ],
  'Upload: a chosen file shows its name and a delete control and disables the input; delete resets, re-enabling after 500 ms.':
    [
      [
        'elements/forms/file-upload.test.ts',
        'shows the names and sizes of its files, as text whatever they are',
      ],
      [
        'elements/forms/file-upload.test.ts',
        'keeps its picker shut, by the input, by its label and by the area, and stays enabled',
      ],
      [
        'elements/forms/file-upload.test.ts',
        'opens its picker again 500 ms after the file was taken away',
      ],
      'the picker is kept shut while the input stays enabled: a disabled input would send no file',
    ],
  'Customer widget: modes login, register, forgot, authorized.': [
    ['elements/customer/customer.test.ts', 'the section of its mode alone: ${mode}'],
  ],
  'Link clicks move between login, register, forgot and clear alerts.': [
    [
      'elements/customer/customer.test.ts',
      'takes away alerts and marks, and is as when it was first shown',
    ],
    [
      'elements/customer/customer.test.ts',
      'shows it without leaving the page, says so, and takes the focus to its heading',
    ],
  ],
  'A logged-in user (flag from a page attribute) sees the authorized block.': [
    [
      'elements/customer/customer.test.ts',
      'the authorized section to a customer who is logged in, by html, body or the data of the page',
    ],
  ],
  'A submit button is blocked while a request is in flight; a second submit is ignored.': [
    [
      'elements/customer/customer.test.ts',
      'its buttons say so and keep the focus, a second sending is ignored, and then they are free',
    ],
  ],
  'On success of login, register or logout the page reloads (redirect mode samePage) or goes to the configured redirect value, or / if none.':
    [
      ['elements/customer/customer.test.ts', 'loads the page anew: ${mode}'],
      [
        'elements/customer/customer.test.ts',
        "leads to the redirect value: ${attributes || 'none'}",
      ],
    ],
  'On forgot success the form is cleared and a success alert appears.': [
    ['elements/customer/customer.test.ts', 'for a new password says so, is emptied, and stays'],
  ],
  'Password reset success: alert, then the same redirect handling.': [
    [
      'elements/customer/password-reset.test.ts',
      'that holds is said, and then the page is left; the token is gone from the address before',
    ],
    [
      'elements/customer/password-reset.test.ts',
      'that holds leads to the home page unless told, or loads the page anew',
    ],
  ],
  'Protected page success reloads the page.': [
    [
      'elements/customer/protected-page.test.ts',
      'is sent as JSON to the page itself, and the right one loads the page anew',
    ],
  ],
  'Popup (newer type): opened, then was-shown.': [
    ['elements/popups/popup.test.ts', 'again after it was closed, and stays marked as shown'],
  ],
  'Closes on close button, outside click when allowed, an action-close element, or a page anchor scroll starting.':
    [
      ['elements/popups/popup.test.ts', 'by its close button, and says why before and after'],
      ['elements/popups/popup.test.ts', 'by a click outside only when that is allowed'],
      [
        'elements/popups/popup.test.ts',
        'by a node inside that says so, also when something in that node is clicked',
      ],
      [
        'elements/popups/popup.test.ts',
        'by a link inside to a place in the page, which is then scrolled to',
      ],
      ['shared/react/modal/modal.test.ts', 'closes, when somebody says so on the bus'],
    ],
  'An optional close button appears after a configured number of seconds.': [
    ['elements/popups/popup.test.ts', 'appears after the seconds it is told'],
    ['elements/popups/popup.test.ts', 'is not there when it shall not be'],
  ],
  'While open, page scrolling is locked unless scroll-page is enabled.': [
    [
      'elements/popups/popup.test.ts',
      'from opening to closing, and gives back what stood there before',
    ],
    ['elements/popups/popup.test.ts', 'unless the page may be scrolled'],
  ],
  'A popup set to trigger once is never shown again after closing and is remembered by its id.': [
    ['elements/popups/popup.test.ts', 'is never shown again after closing, by whatever way'],
    ['elements/popups/popup.test.ts', 'is one among others that are remembered as shown, too'],
    [
      'elements/popups/popup.test.ts',
      'stays closed on a later page, also when it has got another id',
    ],
    'a popup may be given a name of its own to be remembered by, for who changes its id',
  ],
  'Conditional popup triggers: page load after delay in seconds, click count, inactivity time, exit intent, scroll down past a percentage, scroll up, scroll to an element, view or session counts compared as equals, fewer or more.':
    [
      ['journeys/popups.test.ts', 'three seconds after the page has loaded'],
      ['journeys/popups.test.ts', 'at the second click'],
      ['journeys/popups.test.ts', 'after ten seconds of a visitor who never moves'],
      ['journeys/popups.test.ts', 'when the mouse leaves the page'],
      ['journeys/popups.test.ts', 'past half of the page'],
      ['journeys/popups.test.ts', 'on the way up'],
      ['journeys/popups.test.ts', 'when a chapter comes into view'],
      ['journeys/popups.test.ts', 'at the third page view'],
      ['journeys/popups.test.ts', 'in the second session'],
      [
        'elements/popups/rules.test.ts',
        "${JSON.stringify(rule)} ${holds ? 'holds' : 'fails'} at ${JSON.stringify(some)}",
      ],
    ],
  'Further conditions: logged-in role, referrer (show, hide, regex or source type), device, current URL, current date, last-visit date, time since first or last visit, cookie, operating system, other popups, a specific popup already shown.':
    [
      [
        'elements/popups/rules.test.ts',
        "${JSON.stringify(rule)} ${holds ? 'holds' : 'fails'} at ${JSON.stringify(some)}",
      ],
      ['elements/popups/rules.test.ts', 'is in the table'],
      ['elements/popups/judge.test.ts', 'opens only when all conditions hold'],
      [
        'elements/popups/judge.test.ts',
        'stays closed on another device, and for a referrer that is to be left out',
      ],
      ['elements/popups/referrer-sources.test.ts', 'a site however its address is written'],
      [
        'elements/popups/operating-system.test.ts',
        "is ${system}: ${userAgent || 'nothing said'}, ${maxTouchPoints} fingers",
      ],
      ['elements/popups/popup.test.ts', 'opens only for visitors with a role, as the page says'],
    ],
  'Mega menu: opens on hover; closes on mouse moving away, on a sticky header change, or when another opens; layout recomputed when the device class changes.':
    [
      [
        'elements/navigation/mega-menu.test.ts',
        'opens it after a moment, and closes it 150 ms after it has left',
      ],
      ['elements/navigation/mega-menu.test.ts', 'when a header becomes sticky or plain again'],
      ['elements/navigation/mega-menu.test.ts', 'when another opens; one inside it keeps it open'],
      [
        'elements/navigation/mega-menu-phone.test.ts',
        'closes when the window becomes one where it stands over the page',
      ],
    ],
  'Tabs: active tab changes on click or hover per setting.': [
    ['elements/panels/tabs.test.ts', 'show a section on click, and say so before'],
    ['elements/panels/tabs.test.ts', 'change under a pointer, and on click and keys as well'],
    ['elements/panels/tabs.test.ts', 'are only those that say so'],
  ],
  'Switcher toggles the active tab.': [
    [
      'elements/panels/switcher.test.ts',
      'changes to the other section and back, and is there for pointers alone',
    ],
    [
      'elements/panels/switcher.test.ts',
      'shows the first of its two sections, then the one whose label is clicked',
    ],
  ],
  'Table of contents collapses and expands and starts minimized per device (desktop, tablet, mobile).':
    [
      [
        'elements/navigation/table-of-contents.test.ts',
        'folds and unfolds, from what the device begins with',
      ],
    ],
  'Calendar and list paging: previous and next move the active month or item; the first item disables previous, the last disables next.':
    [
      [
        'elements/ministry/event-calendar.test.ts',
        'pages from the month of the first event to the last; there previous and next do nothing',
      ],
      [
        'elements/ministry/event-list.test.ts',
        'shows the events of the page in pages; the first has no previous one, the last no next one',
      ],
      [
        'elements/ministry/group-slider.test.ts',
        'slides by what is in view; at the first group previous does nothing, at the last one next',
      ],
    ],
  'Progress bar counts up to its value from 0.': [
    [
      'elements/figures/progress-bar.test.ts',
      'fills up from nothing to its value in a second and a half',
    ],
  ],
  'Video: play/pause toggle; cover and placeholder hide on first play; mute toggles volume; fullscreen enters or exits (on iOS native video fullscreen).':
    [
      [
        'elements/media/video.test.ts',
        'plays and pauses by its button and by a click on the picture, and says so',
      ],
      [
        'elements/media/video.test.ts',
        'is a cover with a button, which it hides at the first play',
      ],
      ['elements/media/video.test.ts', 'fills the screen and leaves it again'],
      [
        'elements/media/video.test.ts',
        'fills the screen as a film alone where a page cannot, as on iPhones',
      ],
      ['elements/media/audio.test.ts', 'is 0 while muted, and as it was afterwards'],
      ['elements/media/video-providers.test.ts', "has the site's controls over ${name} when asked"],
    ],
  'Playback stops at the end time, or loops back to the start time if loop is set.': [
    ['elements/media/video.test.ts', 'begins at its start and stops at its end'],
    [
      'elements/media/video.test.ts',
      'goes back to its start time where it loops, also from the end of the file',
    ],
  ],
  'Hover animation: on mouse enter, only at desktop width, it plays; on leave it reverses if reversible, then cancels.':
    [
      ['elements/motion/hover.test.ts', 'plays from 992 pixels of width on'],
      [
        'elements/motion/hover.test.ts',
        'runs back when the pointer leaves, from where it is, and keeps nothing',
      ],
      ['elements/motion/hover.test.ts', 'that does not run back ends its round'],
    ],
  'Disabled while an entrance animation is on, re-enabled when off (events entrance.on, entrance.off).':
    [
      [
        'elements/motion/hover.test.ts',
        'rests, ends at once what runs, and begins again when it is off',
      ],
      ['elements/motion/entrance.test.ts', 'says on the bus when it begins and when it ends'],
      ['elements/motion/hover.test.ts', 'is not stuck when that begins while it runs back'],
    ],
};
