import { checkFeed } from '../check-feed';
import { ministryForm } from './ministry-form.contract';

/** Warns the publisher of a form that does not fit its schema. */
export const check = checkFeed(ministryForm.attributes.src.feed);
