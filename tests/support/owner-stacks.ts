import * as React from 'react';

const NAME = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const { [NAME]: shared } = React as unknown as {
  [NAME]: { recentlyCreatedOwnerStacks: number };
};

// React's development build takes a stack trace for each element it creates, up to so many a second,
// for tools that ask who created it. No test asks, and it would be a fifth of what a test costs.
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // React counts on, and begins anew.
  },
});
