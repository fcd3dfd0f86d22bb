import { warn } from '../../foundation/warn';

/** Warns the page's developer of data that cannot be shown. Fetched only where there is such. */
export const warnOfFeed = (address: string, problem: string) =>
  warn(
    `feed ${address} ${problem}`,
    `The data at ${address}: ${problem}, so visitors read that it could not be loaded, with a button to try again. ` +
      'Check the address, its answer against the schema in wb-elements/schemas, and that another site allows this one (CORS).',
  );
