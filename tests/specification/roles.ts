import type { Section } from './section';

/** Section 6: roles and permissions. */
export const roles: Section = {
  'Customers are anonymous or logged in (flag from a page attribute).': [
    ['shared/page/configuration.test.ts', 'knows from an attribute that the visitor is logged in'],
    [
      'shared/page/configuration.test.ts',
      'is that of an ordinary page and a visitor nobody knows when nothing is said',
    ],
  ],
  "Popups can be shown to all users or selected roles; roles come from the current user's role list in the page configuration.":
    [['elements/popups/popup.test.ts', 'opens only for visitors with a role, as the page says']],
  'Registration may assign the new customer to configured customer groups (a default role).': [
    [
      'elements/customer/customer.test.ts',
      'of a registration has the customer groups where a default role is configured',
    ],
    [
      'demo/site/customers/customers.test.ts',
      'is put into those of the groups that are open to everybody',
    ],
  ],
  'Administrative roles are not shown.': [
    'says what is not known: the suite has no administration of its own',
  ],
  'Admin-only notices exist in the ministry content module (see section 8).': [
    [
      'elements/ministry/every-kind.test.ts',
      'tells administrators, and nobody else, that its fields have been updated: ${module}',
    ],
  ],
};
