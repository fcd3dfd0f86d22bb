import type { ConsentPurpose } from '../../shared/foundation/consent-purpose';

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
  'wb-shop': 'shop',
  'wb-shop-account': 'shop',
  'wb-shop-bag': 'shop',
  'wb-shop-cart': 'shop',
  'wb-shop-favorites': 'shop',
  'wb-shop-product': 'shop',
  'wb-shop-products': 'shop',
  'wb-shop-search': 'shop',
  'wb-social-embed': 'social',
  'wb-video': 'media',
  'wb-video-playlist': 'media',
};
