/** The schema of the element that the page is about; see bundle.ts. */
declare module 'inspector:schema' {
  const schema: import('./attributes').ElementSchema;
  export default schema;
}

/** Its validator, compiled ahead, since a strict policy lets no page make code from text. */
declare module 'inspector:validator' {
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
  const functions: ValidatorFunctions;
  export default functions;
}
