/** Marks an item that the chosen tag leaves out. */
export const FILTERED = 'data-wb-filtered';

/** Names the tag that every item has. */
export const ALL = '*';

/** Tags as an author writes them in `data-tags`: 'Cotton, Wool'. */
export const tagsIn = (list: string | null): string[] => [
  ...new Set((list ?? '').split(',').flatMap((tag) => tag.trim() || [])),
];

/** Whether an item shows while a tag is chosen. */
export const hasTag = (list: string | null, tag: string): boolean =>
  tag === ALL || tagsIn(list).includes(tag);

/** The tag chosen at first: all, if no item has the wanted one. */
export const firstTag = (tags: string[], wanted: string): string =>
  tags.includes(wanted) ? wanted : ALL;
