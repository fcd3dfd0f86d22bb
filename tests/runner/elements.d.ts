declare module 'virtual:elements' {
  export const elements: {
    contract: import('../../shared/contract/contract').Contract;
    demo: unknown;
  }[];
}
