// Which modules of several elements become one file: a request costs more than the bytes of a small
// file, and every page's loader lists the files that elements share.

/** React and the kernel, which every element needs: one chunk, once a page. */
const EVERY_ELEMENT =
  /commonjsHelpers|\/node_modules\/(react|react-dom|scheduler|@r2wc)\/|\/shared\/(browser\/(html\/(attribute-source|authored|counterpart|matches|set-or-remove)|sheets\/sheet\.)|bus|content|contract|element|foundation\/(address|answered|digest|json-object|slot|texts|warn)|page\/page-(data|global)|styles\/looks\/look-mark|browser\/links\/plain-click|react\/(draw-now|hooks\/use-(latest|native)))/;
/** What stands among those and only some need. */
const IN_SOME =
  /\/shared\/(bus\/take-request|content\/(film-party|heading-in|third-party)|contract\/(shape|validator))/;

/** Sheets that those of several elements import, by who does. Apart from code they take less. */
const SHEETS = {
  'items-look': /\/elements\/ministry\/items(\.page)?\.css$/,
  'calendar-look': /\/elements\/ministry\/calendar\.css(\?part)?$/,
};

/** The first that matches decides. */
const shared = {
  ...SHEETS,
  small:
    /\/shared\/(bus\/take-request|content\/heading-in|foundation\/(decode|when-filled)|react\/hooks\/use-(announced|code|delay|form-reset)|browser\/(fields\/change-events|focused|open-around|page-settings|links\/(anchors-slot|find|fragment)|media\/(hidden-media|media-in)|reduced-motion|reveal|storage|timer))\.ts$|\/elements\/(figures\/(once-seen|reading-rate)|panels\/(deep-links-slot|tell-change)|shop\/cart-count)\.ts$/,
  /** What the page says of itself, and what time it is there. */
  configuration: /\/shared\/page\/(configuration|present-clock)\.ts$/,
  /** The rules that a page has for its elements. */
  rules: /\/shared\/browser\/sheets\/(page-rules|rules-file)\.ts$/,
  visible: /\/shared\/(browser\/observe-visible|react\/hooks\/use-visible)\.ts$/,
  sending:
    /\/shared\/(react\/hooks\/use-(busy-buttons|sending)|browser\/(network\/(outcome|request|send-line|warn-of-failure)|fields\/(clear-form|form-controls)))\.ts$/,
  /** What third parties put into the page, as frames and by their scripts, and what asks before it comes. */
  embeds:
    /\/shared\/(browser\/(consent\/(allowed-once|consent|default-consent)|html\/trusted-types|network\/(is-reachable|load-script))|foundation\/consent-purpose|react\/(consent\/consent-card|hooks\/use-consent|third-party\/[\w-]+))\.(css|tsx?)$/,
  /** What tells which parties there are. */
  parties:
    /\/shared\/(browser\/players\/(film-source|provider-sites|watch-address)|content\/(film-party|third-party)|foundation\/consent-setting)\.ts$/,
  /** What plays, and the controls of it. */
  playing:
    /\/shared\/(browser\/(media\/(answer-media|pause-others)|players\/(control-texts|file-player|film-player|film-texts|in-turn|later-player|player|warn-of-failure|within-times))|react\/films\/film-message)\.(css|tsx?)$|\/elements\/media\/(clock-time|percent|play-button|seek-bar|slider|use-player|volume)\.tsx?$/,
  backgrounds:
    /\/elements\/backgrounds\/(attributes|background|color-of|device-rules|gradient|pause-button|position-of|read-background)\.(css|tsx?)$/,
  /** What the elements of the ministry share: all, and those with several items. */
  ministry:
    /\/elements\/ministry\/(alphabet|event|given-feed|icon|instead|item|kind|late-module|leaf|module-notice|notice|page-day|person|use-data|wall-time|words)\.tsx?$|\/shared\/(browser\/(is-in-page|network\/feed)\.|react\/feed\/(?!warn-))/,
  kinds: /\/elements\/ministry\/(article|group|sermon)\.ts$/,
  /** All but calendars have these. One awaits a file that imports what stands above, and may not stand there itself. */
  shown: /\/elements\/ministry\/(facts|media-links|picture|use-next-dates|use-player)\.tsx?$/,
  items:
    /\/elements\/ministry\/(card|cards|choice-in-address|filter-form|filters|items|listing|page-of|pager|sort-items|use-choice|use-filter-form)\.tsx?$/,
  calendar:
    /\/elements\/ministry\/(agenda|calendar|day-step|items-by-month|month|month-grid|present-month|today|use-repeat|week-start)\.tsx?$/,
  /** On which days events are: also for lists, and for files, that show no calendar. */
  days: /\/elements\/ministry\/(item-times|lasting|not-readable|occurrences|present-day|rule-end)\.ts$/,
  /** What the elements of the hosted shop know of its provider. */
  shop: /\/elements\/shop\/(box-width|ecwid|ecwid-calls|may-show|read-shop|refusal|shop-box|shop-configuration|shop-options|skeleton|use-browser|use-once-more|use-provider|widgets|width-rule)\.tsx?$|\/shared\/foundation\/trim-end\.ts$/,
  /** What the forms of an account share; a page of one often has others. */
  account:
    /\/elements\/customer\/(account-|autofill|checks|form-|payload|redirect|show-passwords|use-|validate|warn-of-forms)[\w-]*\.tsx?$/,
  modal:
    /\/shared\/(browser\/scrolling\/(hide-overflow|scroll-lock)|react\/modal\/(focus-first|modal-dialog|use-kept-modal|use-modal|way-back))\.tsx?$/,
  forms:
    /\/(shared\/browser\/fields\/field-error(\.page)?|shared\/react\/alerts\/alerts|elements\/forms\/file-limits|shared\/foundation\/limit-texts)\.(css|tsx?)$/,
};

/**
 * The name of the file that a module of the browser build belongs to, for rollup's `manualChunks`;
 * undefined where rollup decides.
 *
 * @param {string} id The absolute path of the module.
 * @returns {string | undefined}
 */
export function sharedChunk(id) {
  if (EVERY_ELEMENT.test(id) && !IN_SOME.test(id)) return 'react';
  return Object.keys(shared).find((name) => shared[name].test(id));
}

/**
 * Whether a sheet stands in a file of its own.
 *
 * @param {string} path
 */
export const isSharedSheet = (path) => Object.values(SHEETS).some((it) => it.test(path));
