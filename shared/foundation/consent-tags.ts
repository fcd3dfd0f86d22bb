import type { ConsentPurpose } from './consent-purpose';

/**
 * What each element with the attribute `consent` asks for. Its contract says the same; here it is known of
 * elements whose code nobody has loaded.
 */
export const CONSENT_TAGS: Record<string, ConsentPurpose> = {
  'wb-booking': 'booking',
  'wb-comments': 'comments',
  'wb-gallery': 'media',
  'wb-lightbox': 'media',
  'wb-map': 'maps',
  'wb-social-embed': 'social',
  'wb-video': 'media',
  'wb-video-playlist': 'media',
};
