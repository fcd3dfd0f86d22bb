/** On each sheet of `LOOKS` in a page: its name. */
export const LOOK_MARK = 'data-wb-look';
