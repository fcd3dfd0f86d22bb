import type { FilmSource } from '../browser/players/film-source';
import { providerSites } from '../browser/players/provider-sites';
import { PROVIDERS, watchAddress } from '../browser/players/watch-address';
import type { Page } from './page';
import { type ThirdParty, thirdParty } from './third-party';

interface Told {
  name: string;
  /** The element's attribute `consent`. */
  consent: boolean;
  /** Whether it comes from the provider's domain without cookies. */
  isPrivate: boolean;
}

/** What visitors read before they agree to a film's provider; empty names of a file, which has none. */
export function filmParty(
  page: Page,
  source: FilmSource | undefined,
  { name, consent, isPrivate }: Told,
): ThirdParty {
  const provided = source && source.kind !== 'file' ? source : undefined;
  const [site = ''] = providerSites(source, isPrivate).frames ?? [];
  return thirdParty(page, {
    purpose: 'media',
    consent,
    provider: {
      name: provided ? PROVIDERS[provided.kind] : '',
      host: site.replace('https://', ''),
    },
    title: name,
    address: provided ? watchAddress(provided) : '',
  });
}
