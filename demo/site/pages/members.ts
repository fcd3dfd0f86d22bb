import { alert } from './alert';
import { layout } from './layout';
import { html } from './markup';

const description = 'Patterns and remnants, for those who know the code.';

/** What stands in place of the page for those who do not know its code. */
export function codePage(errors: readonly string[]): string {
  return layout({
    title: 'For members',
    description,
    main: html`
      <h1>For members</h1>
      <p class="lead">${description}</p>
      ${alert(errors)}
      <wb-protected-page>
        <form method="post">
          <p>
            <label for="code">Code</label>
            <input
              id="code"
              type="password"
              name="protected_page_token"
              autocomplete="off"
              required
            />
          </p>
          <p><button>Open</button></p>
        </form>
      </wb-protected-page>
    `,
  });
}

export function membersPage(): string {
  return layout({
    title: 'For members',
    description,
    main: html`
      <h1>For members</h1>
      <p class="lead">You know the code, so here is what is left of last season.</p>
      <h2>Remnants</h2>
      <p>Linen in Sage, 140 cm wide, six pieces between 0.6 and 1.1 m. Half price, by letter.</p>
      <h2>Patterns</h2>
      <p>The apron and the tea towel with a loop, to print at home. Ask for them by letter.</p>
      <p><a class="action" href="/contact">Write to us</a></p>
    `,
  });
}
