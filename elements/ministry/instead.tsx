import type { Feed } from '../../shared/react/feed/use-feed';
import { Notice } from './notice';

/** What stands in place of data that is not there: what an author wrote, and for administrators why. */
export const Instead = ({ feed, isAdmin }: { feed: Feed<unknown>; isAdmin: boolean }) => (
  <>
    {(feed.state === 'waiting' || feed.state === 'failed') && (
      <div className="instead">
        <slot />
      </div>
    )}
    {feed.state === 'failed' && isAdmin && <Notice text={feed.problem} />}
  </>
);
