export { watch } from '../watch-sliding';
