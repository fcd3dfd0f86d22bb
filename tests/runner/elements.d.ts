declare module 'virtual:elements' {
  export const elements: {
    contract: import('../../shared/contract/contract').Contract;
    demo: unknown;
    /** Not so for those that only stand in the examples of another. */
    isAsked: boolean;
  }[];
}
