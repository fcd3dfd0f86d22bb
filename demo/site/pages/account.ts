import type { Customer } from '../customers/sessions';
import { logoutForm } from './customer-forms';
import { layout } from './layout';
import { html } from './markup';

/** What a customer sees of themselves. */
export function accountPage({ firstName, lastName, email, groups }: Customer): string {
  return layout({
    title: 'Your account',
    description: 'Your account at our shop.',
    here: 'account',
    roles: groups,
    main: html`
      <h1>Good day, ${firstName}</h1>
      <dl>
        <dt>Name</dt>
        <dd>${firstName} ${lastName}</dd>
        <dt>E-mail</dt>
        <dd>${email}</dd>
        <dt>Groups</dt>
        <dd>${groups.length > 0 ? groups.join(', ') : '–'}</dd>
      </dl>
      <wb-customer redirect="value" redirect-value="/">
        <section data-wb-mode="authorized">${logoutForm()}</section>
      </wb-customer>
    `,
  });
}
