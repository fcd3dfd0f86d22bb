import { layout } from './layout';
import { html } from './markup';

/** A page that says why something could not be done, and leads back. */
export function refusalPage(parts: {
  title: string;
  reason: string;
  back: string;
  backTo: string;
}): string {
  return layout({
    title: parts.title,
    description: parts.reason,
    elements: false,
    main: html`
      <h1>${parts.title}</h1>
      <p class="refusal" role="alert">${parts.reason}</p>
      <p><a class="action" href="${parts.back}">${parts.backTo}</a></p>
    `,
  });
}
