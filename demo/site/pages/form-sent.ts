import { layout } from './layout';
import { html } from './markup';

/** Where a form leads that was sent without script. */
export function formSentPage(): string {
  return layout({
    title: 'Thank you',
    description: 'Your form has arrived.',
    elements: false,
    main: html`
      <h1>Thank you</h1>
      <p class="lead">It has arrived, and somebody of us will read it.</p>
      <p><a class="action" href="/shop">Go to the shop</a></p>
    `,
  });
}
