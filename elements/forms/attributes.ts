import { spelled, text } from '../../shared/contract/attribute';

/** What a form says of values beyond a limit, which follows; the specification's names have no hyphens. */
export const limitErrors = {
  minNumError: spelled(
    'minnumerror',
    text('', 'Said of a number below its minimum, which follows.'),
  ),
  maxNumError: spelled(
    'maxnumerror',
    text('', 'Said of a number above its maximum, which follows.'),
  ),
  fileMaxSizeError: spelled(
    'filemaxsizeerror',
    text('', 'Said of a file that is too large; the limit follows.'),
  ),
  fileTypeError: spelled(
    'filetypeerror',
    text('', 'Said of a file of another kind; the kinds allowed follow.'),
  ),
};
