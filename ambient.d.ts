declare module '*.css' {
  const css: string;
  export default css;
}

/** Registers every element on disk, and its check; written by the build. */
declare module 'virtual:elements' {}
