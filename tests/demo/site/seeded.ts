import { churchArticles } from '../../../demo/site/congregation/church-articles';
import { groups } from '../../../demo/site/congregation/groups';
import { people } from '../../../demo/site/congregation/people';
import type { Congregation } from '../../../demo/site/congregation/read-congregation';
import { sermons } from '../../../demo/site/congregation/sermons';
import { year } from '../../../demo/site/congregation/year';

/** The congregation with which an empty database begins. */
export const seeded: Congregation = {
  events: year,
  groups,
  sermons,
  articles: churchArticles,
  people,
};
