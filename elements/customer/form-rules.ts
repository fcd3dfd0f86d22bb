import type { Check } from './checks';

/** The address, fields and checks of one kind of form. */
export interface FormRule {
  /** The address when the form has no action (spec 7). */
  address: string;
  /** The names of the fields that are sent. */
  names: readonly string[];
  /** Fields without which the server always refuses the form. */
  needs: readonly string[];
  /** Checks after those of required fields, in this order (spec 5). */
  checks: readonly Check[];
}

/** The sections of the account widget; one shows at a time. */
export const MODES = ['login', 'register', 'forgot', 'authorized'] as const;

export type Mode = (typeof MODES)[number];

export const isMode = (word: unknown): word is Mode => MODES.some((mode) => mode === word);

export const ACCOUNT_FORMS: Record<Mode, FormRule> = {
  login: {
    address: '/customer/login',
    names: ['email', 'password', 'rememberMe'],
    needs: ['email', 'password'],
    checks: [],
  },
  register: {
    address: '/customer/registration',
    names: ['firstName', 'lastName', 'userName', 'email', 'password', 'passwordConfirm', 'phone'],
    needs: ['email', 'password'],
    checks: ['match', 'length'],
  },
  forgot: { address: '/customer/password_reset', names: ['email'], needs: ['email'], checks: [] },
  authorized: { address: '/customer/logout', names: [], needs: [], checks: [] },
};

export const UPDATE_FORM: FormRule = {
  address: '/customer/password_update',
  names: ['password', 'passwordConfirm', 'resetPasswordToken'],
  needs: ['password'],
  checks: ['length', 'match'],
};

export const CODE_FORM: FormRule = {
  address: '',
  names: ['protected_page_token'],
  needs: ['protected_page_token'],
  checks: [],
};
