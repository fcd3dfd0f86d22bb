/** The box that an animation is played in. */
export interface Stage {
  box: HTMLElement;
  remove(): void;
}

/** Adds a stage beside the drawing: React, which draws that, knows nothing of it. */
export function makeStage(host: HTMLElement): Stage {
  const shadow = host.shadowRoot!;
  const box = document.createElement('div');
  box.className = 'stage';
  box.setAttribute('aria-hidden', 'true');
  shadow.append(box);
  const still = shadow.querySelector('.still');
  still?.setAttribute('data-wb-covered', '');
  return {
    box,
    remove() {
      box.remove();
      still?.removeAttribute('data-wb-covered');
    },
  };
}
