import type { Page } from '../../shared/content/page';
import { textsOf } from '../../shared/foundation/texts';

/** The words of the viewer, in the page's language. */
export interface ViewerTexts {
  label: string;
  close: string;
  next: string;
  previous: string;
  zoom: string;
  /** Before the name of a picture that opens in the viewer from a second place. */
  enlarge: string;
  /** With `{number}` and `{total}`. */
  count: string;
  error: string;
  /** Of the link to a picture that cannot be shown. */
  open: string;
  /** Of what plays a film, with `{name}`. */
  start: string;
}

/** @param label what its author calls the pictures */
export function viewerTexts(page: Page, label: string): ViewerTexts {
  const text = textsOf(page);
  return {
    label: label || text('Pictures'),
    close: text('Close'),
    next: text('Next picture'),
    previous: text('Previous picture'),
    zoom: text('Zoom'),
    enlarge: text('Enlarge'),
    count: text('{number} of {total}'),
    error: text('The picture cannot be shown.'),
    open: text('Open the picture'),
    start: text('Play: {name}'),
  };
}
