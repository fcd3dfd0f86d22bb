import { alert } from './alert';
import { layout } from './layout';
import { html } from './markup';

/** A page that says why something could not be done, and leads back. */
export function refusalPage(parts: {
  title: string;
  /** One sentence each. */
  reasons: readonly string[];
  back: string;
  backTo: string;
}): string {
  const { title, reasons, back, backTo } = parts;
  return layout({
    title,
    description: reasons.join(' '),
    elements: false,
    main: html`
      <h1>${title}</h1>
      ${alert(reasons)}
      <p><a class="action" href="${back}">${backTo}</a></p>
    `,
  });
}
