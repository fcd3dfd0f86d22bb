import { createHash } from 'node:crypto';
import type { Entry, Manifest } from '../../shared/programs/loader/packed-manifest';

/** The suite when it is whole: tag without `wb-`, then two attributes of it. */
const NAMES = `
accordion collapsible|open-first
alert dismissible|tone
anchor-scroll offset|duration
article-list page-size|category
audio-player src|cover
background-slideshow transition-type|total-items
background-video video-type|loop
booking-embed service-id|locale
bulletin date-format|download
captcha site-key|theme
carousel slides-to-show|autoplay-speed
chart chart-type|items
colour-palette palette|swatch
compare-at currency|percent
consent-gate vendor|remember
contact-form action-url|success-text
countdown end-date|timezone
countdown-evergreen hours|minutes
customer-forgot redirect-url|email-label
customer-login login-redirect|show-register
customer-logout confirm-text|target-page
customer-register terms-address|password-hint
customer-reset token|minimum-length
date-picker first-day|blackout
dropdown-menu placement|open-on
dynamic-content source-type|source-id
event-calendar calendar-view|week-start
event-detail event-id|recurring-slug
event-featured show-images|sticky-to-top
event-list columns-number|how-many
file-upload max-size|extensions
filter-bar filter-style|all-tag
flip-box flip-trigger|direction
form-steps step-type|progress-style
group-detail group-id|show-contact
group-list group-category|sort-by
hosted-cart store-id|cart-path
hosted-product product-id|default-product-id
hosted-search storefront-settings|shop-path
hover-motion preset|once
image-gallery layout|gutter
image-zoom lens|magnify
language-switcher flag-style|current-language
lightbox caption|zoomable
link-target replace-with|new-window
map-embed zoom-level|map-type
mega-menu menu-breakpoint|submenu-width
mobile-menu slide-from|close-label
off-canvas side|overlay
parallax-image speed|parallax-type
password-page hint|wrong-text
playlist playlist-items|cover-size
popup show-after|scroll-depth
popup-close closes|restore-focus
product-gallery thumbnails|sync-with
progress-bar percent-value|animate
rating score|out-of
search-box search-address|suggestions
sermon-detail sermon-id|show-media
sermon-list series|speaker
share-button network|share-address
sidebar-menu collapsed-width|pinned
slider autoplay-interval|pagination
social-feed account|feed-count
social-follow profile|button-style
staff-list staff-group|profile-link
sticky sticky-until|z-order
switcher first-label|second-label
table-of-contents headings|numbered
timeline orientation|marker
translated-text text-key|fallback-language
tooltip tooltip-placement|delay
vector-motion animation-src|play-on
video video-address|poster
video-playlist videos|initial-volume`;

const WAKES: Entry['wakes'][] = ['interaction', 'visible', 'interaction', 'interaction', 'idle'];
const TOPICS = ['cart.change', 'popup.open', 'filter.change', 'language.change', 'media.play'];

/** Names of files never repeat, and so never compress: a digest stands for the build's hash. */
const fileName = (name: string) =>
  `${name}-${createHash('sha256').update(name).digest('hex').slice(0, 7)}.js`;

/**
 * A manifest as it will be with `count` tags: the real ones, and for those still to be built tags,
 * files and attributes named like the real ones; some hear, some are watched, some share a chunk.
 */
export function fullManifest(real: Manifest, count = 75): Manifest {
  const elements = { ...real.elements };
  for (const [index, line] of NAMES.trim().split('\n').entries()) {
    if (Object.keys(elements).length >= count) break;
    const [name = '', both = ''] = line.split(' ');
    const tag = `wb-${name}`;
    if (elements[tag]) continue;
    const own = both.split('|');
    elements[tag] = entryOf(name, index, own[0]!);
  }
  if (Object.keys(elements).length < count) {
    throw new Error(
      `There are names for ${Object.keys(elements).length} tags and ${count} were asked for, so the loader would be measured too small. Add names to the list.`,
    );
  }
  return { ...real, elements };
}

function entryOf(name: string, index: number, attribute: string): Entry {
  const entry: Entry = { chunks: [fileName(name)], wakes: WAKES[index % WAKES.length]! };
  if (index % 5 === 0) entry.chunks.push(fileName(index % 10 ? 'embla' : 'overlay'));
  if (index % 4 === 1) entry.subscribes = { [TOPICS[index % TOPICS.length]!]: attribute };
  if (index % 6 === 2) entry.watch = fileName(`${name}-watch`);
  if (index % 12 === 3) entry.defers = index % 24 === 3 ? ['submit'] : ['invocation'];
  return entry;
}
