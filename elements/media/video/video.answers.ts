export { answers } from '../film-answers';
