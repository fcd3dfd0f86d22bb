/** One way to make the same widgets: this suite, the floor, or a peer. */
export interface Stack {
  name: string;
  version: string;
  /** By the name of our element. */
  widgets: Partial<Record<WidgetName, StackWidget>>;
}

export const WIDGETS = ['tabs', 'quantity'] as const;
export type WidgetName = (typeof WIDGETS)[number];

export interface StackWidget {
  /** A page with so many of it. */
  page(count: number): string;
  /** What a visitor clicks first and then, each a path through shadow roots as `spot` reads it. */
  clicks: readonly [first: string, later: string];
  /** In the page: whether the first click, or the later one, has been answered. */
  answered(later: boolean): boolean;
  /** Files that the first click may bring. */
  brought: string[];
}
