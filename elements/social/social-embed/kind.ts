import type { Props } from '../../../shared/contract/contract';
import type { socialEmbed } from './social-embed.contract';

/** What can be shown; buttons of X are links. */
export type Kind = Props<typeof socialEmbed>['kind'];
