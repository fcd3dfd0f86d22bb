/** The nodes of a viewer: a dialog with a place for the pictures, and a shadow root for the buttons over it. */
export function makeBox() {
  const dialog = document.createElement('dialog');
  dialog.className = 'wb-viewer';
  dialog.tabIndex = -1;
  const stage = document.createElement('div');
  const controls = document.createElement('div');
  dialog.append(stage, controls);
  return { dialog, stage, shadow: controls.attachShadow({ mode: 'open' }) };
}
