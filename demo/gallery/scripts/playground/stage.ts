import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { sandboxOf } from '../../look';
import type { Playground } from './state';

/** The frame with the example, and what publishing it had to say. */
export const stage = ({ tag, choice, drawn }: Playground, height: string): TemplateResult => html`
  <div class="frame" data-width=${choice.width}>
    ${
      drawn.address
        ? // A new frame for each drawing: one that is led to another address would fill the history.
          keyed(
            `${drawn.address} ${choice.mode}`,
            html`<iframe
              id="example-frame"
              src=${drawn.address}
              title="${tag}, live example"
              height=${height || nothing}
              sandbox=${sandboxOf(choice.mode)}
              @load=${fitScriptless}
            ></iframe>`,
          )
        : nothing
    }
  </div>
  ${drawn.problem ? html`<p class="problem" role="alert">${drawn.problem}</p>` : nothing}
  ${
    drawn.warnings.length
      ? html`<ul class="warnings" aria-label="What publishing warns of">
          ${drawn.warnings.map((warning) => html`<li>${warning}</li>`)}
        </ul>`
      : nothing
  }
`;

/** Without script nothing tells how high the example is; but then it may be looked into. */
function fitScriptless({ target }: Event) {
  const frame = target as HTMLIFrameElement;
  const inner = frame.contentDocument?.documentElement;
  if (!inner || frame.contentDocument?.URL === 'about:blank') return;
  const fit = () => {
    const height = String(Math.ceil(inner.getBoundingClientRect().height));
    if (frame.height !== height) frame.height = height;
  };
  // The frame and not what is in it: an observer of another document is never at rest in Chromium.
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(frame);
}
