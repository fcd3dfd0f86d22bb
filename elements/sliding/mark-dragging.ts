/** Further than so many pixels it is no click. */
const FAR = 10;

/**
 * Marks a viewport while a mouse drags its slides. Its style sheet keeps the click at the end off what it began
 * on then: to stop that click would be too late for what hears it on the window.
 */
export function markDragging(viewport: HTMLElement, isDragged: () => boolean) {
  let [x, y] = [0, 0];
  const begin = ({ clientX, clientY }: MouseEvent) => void ([x, y] = [clientX, clientY]);
  const move = ({ clientX, clientY }: MouseEvent) => {
    if (isDragged() && Math.hypot(clientX - x, clientY - y) > FAR) viewport.dataset['dragged'] = '';
  };
  const end = () => void delete viewport.dataset['dragged'];
  viewport.addEventListener('mousedown', begin);
  viewport.addEventListener('mousemove', move);
  return {
    end,
    stop() {
      end();
      viewport.removeEventListener('mousedown', begin);
      viewport.removeEventListener('mousemove', move);
    },
  };
}
