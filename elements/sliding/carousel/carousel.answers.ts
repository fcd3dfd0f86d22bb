export { answers } from '../sliding-answers';
