declare module 'virtual:elements' {
  export const elements: {
    contract: import('../../shared/element/contract').Contract;
    demo: unknown;
  }[];
}
