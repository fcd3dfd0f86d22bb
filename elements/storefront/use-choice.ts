import { useAnnouncement } from '../../shared/react/hooks/use-announcement';
import type { Start } from './catalogue';
import type { Choice } from './choice';
import type { Variant } from './variant';
import { findVariant } from './variants';

/** The current choice of a product, and the variant that it selects; null when it selects none. */
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
