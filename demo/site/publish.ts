import { prerender } from 'wb-elements/publish';
import type { PrerenderOptions } from 'wb-elements/publish';
import type { PagePublisher } from './pages/site-pages';
import { storyFile } from './stories/story-file';

/**
 * Publishes pages as a builder does: their elements drawn into the HTML, with the policy that
 * belongs to it. What the author should know goes to the console, once for each sentence.
 */
export function publisher(options?: PrerenderOptions): PagePublisher {
  const said = new Set<string>();
  return (source) => {
    const { html, policy, warnings } = prerender(source, { file: storyFile, ...options });
    for (const warning of warnings) {
      if (!said.has(warning)) console.warn(warning);
      said.add(warning);
    }
    return { html, policy };
  };
}
