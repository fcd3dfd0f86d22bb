import type { Customer } from '../customers/sessions';
import { alert } from './alert';
import { forgotForm, loginForm, logoutForm, registrationForm } from './customer-forms';
import type { Values } from './customer-forms';
import { layout } from './layout';
import { html } from './markup';
import type { Markup } from './markup';

export interface CustomerPageParts {
  /** Who is logged in; the page then offers to log out and nothing else. */
  customer?: Customer | undefined;
  /** Why what was sent was refused. */
  errors?: readonly string[];
  notice?: string | undefined;
  values?: Values;
}

/** One widget with everything in it, so that its links switch without leaving the page. */
export function loginPage(parts: CustomerPageParts): string {
  const { values = {} } = parts;
  const sections = [
    section('login', 'Log in', loginForm(values)),
    section('register', 'Become a customer', registrationForm({})),
    section('forgot', 'Forgotten your password?', forgotForm({})),
    authorized,
  ];
  return page('Your account', sections, parts);
}

export function registrationPage(parts: CustomerPageParts): string {
  const form = registrationForm(parts.values ?? {});
  const sections = [section('register', undefined, form)];
  // Whoever registers is not logged in by that: there may have been an account already.
  return page('Become a customer', sections, parts, '/customer/login?registered');
}

export function forgotPage(parts: CustomerPageParts): string {
  const form = forgotForm(parts.values ?? {});
  return page('Forgotten your password?', [section('forgot', undefined, form)], parts);
}

/** Leaving is a form: a link that logs out would be followed by whatever reads ahead. */
export function logoutPage(customer: Customer | undefined): string {
  const out = html`<p>You are logged out. <a href="/customer/login">Log in</a></p>`;
  return customer ? page('Log out', [], { customer }) : page('Log out', [out], {});
}

function page(
  title: string,
  sections: readonly Markup[],
  parts: CustomerPageParts,
  leadsTo = '/account',
): string {
  const { customer, errors = [], notice } = parts;
  return layout({
    title,
    description: 'Your account at our shop.',
    here: 'account',
    roles: customer?.groups,
    main: html`
      <h1>${title}</h1>
      ${notice !== undefined && html`<p class="notice" role="status">${notice}</p>`}
      ${alert(errors)}
      <wb-customer redirect="value" redirect-value="${leadsTo}" default-role='["friends"]'>
        ${customer ? authorized : sections}
      </wb-customer>
    `,
  });
}

function section(mode: string, title: string | undefined, form: Markup): Markup {
  return html`<section data-wb-mode="${mode}">
    ${title !== undefined && html`<h2>${title}</h2>`} ${form}
  </section> `;
}

const authorized = html`<section data-wb-mode="authorized">
  <p>You are logged in. <a href="/account">Go to your account</a></p>
  ${logoutForm()}
</section>`;
