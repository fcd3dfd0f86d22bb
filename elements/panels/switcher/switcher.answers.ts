export { answers } from '../panel-answers';
