/** Set on a popup whose rules have said that it opens, while it is on its way to waking. */
export const DUE = Symbol.for('wb.popup.due');

interface Due {
  [DUE]?: boolean;
}

/** Whether a popup is due; asked once, since then it is being opened. */
export function takeDue(host: HTMLElement & Due): boolean {
  const isDue = host[DUE] ?? false;
  delete host[DUE];
  return isDue;
}
