import { useAnnouncement } from '../../shared/hooks/use-announcement';
import type { Start } from './catalogue';
import type { Choice } from './choice';
import type { Variant } from './variant';
import { findVariant } from './variants';

/** What is chosen of a product now, and the variant it leads to: none while it leads to none. */
export function useChoice(
  handle: string,
  start: Start | undefined,
): { choice: Choice; variant: Variant | null } {
  const announced = useAnnouncement('product.choice', handle);
  if (!start) return { choice: {}, variant: null };
  if (!announced) return start;
  const { choice } = announced;
  return { choice, variant: findVariant(start.product, start.titles, choice) };
}
