import 'virtual:elements';

/** The exports of `wb-elements/publish`: the publish step, with every element of the suite. */
export {
  type PageFile,
  prerender,
  prerenderEach,
  type PrerenderOptions,
  type Published,
} from './prerender';
export { strip } from './strip';
