/** These handle clicks natively; a repeated click would follow a link or toggle a checkbox twice. */
export const ANSWERS_ITSELF =
  'a[href], input, select, textarea, label, summary, option, [popovertarget], [commandfor]';

/** In these, keys write. */
export const TAKES_TEXT = 'input, select, textarea';
