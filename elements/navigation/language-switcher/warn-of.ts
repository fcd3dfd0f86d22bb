import type { Page } from '../../../shared/content/page';

/** The warnings for the author of a language switcher, each given once. */
export function warnOf(page: Page) {
  const say = (message: string) => page.warn(message, `<wb-language-switcher> ${message}`);
  return {
    leftOut: (reason: string) =>
      say(
        `leaves out the link ${reason}, so nobody can choose its language. ` +
          'Write it as <a href="/de/" hreflang="de" lang="de">Deutsch</a>.',
      ),
    empty: () =>
      say(
        'has no links, so there is no language to choose and its content stands as it is. ' +
          'Write one <a href> into it for each language.',
      ),
    blank: () =>
      say(
        'shows neither flags nor names, which would leave nothing to choose by, so the names show. ' +
          'Leave one of show-flags and show-names on.',
      ),
  };
}
