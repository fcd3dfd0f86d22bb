declare module '*.css' {
  const css: string;
  export default css;
}

/** Registers every element on disk; written by the build. */
declare module 'virtual:elements' {
  /** What their `<name>.check.ts` say of a page that is being published, by tag. */
  export const checks: Record<string, import('./shared/element/check').Check>;
}
