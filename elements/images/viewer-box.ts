/** The nodes of a viewer: a dialog with a place for the pictures, and one for the buttons, in a shadow root over it. */
export function makeBox() {
  const dialog = document.createElement('dialog');
  dialog.className = 'wb-viewer';
  dialog.tabIndex = -1;
  const stage = document.createElement('div');
  const controls = document.createElement('div');
  dialog.append(stage, controls);
  const buttons = document.createElement('div');
  controls.attachShadow({ mode: 'open' }).append(buttons);
  return { dialog, stage, buttons };
}
