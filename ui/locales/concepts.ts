/**
 * Concepts (translation files such as `list.json`) that every page of the site loads. A concept in none of these lists is not sent to
 * browsers.
 */
export const SITE_CONCEPTS = [
  'common',
  'consent',
  'facts',
  'failed',
  'favourites',
  'home',
  'list',
  'listing',
  'map',
  'module',
  'not-found',
  'project',
  'property',
  'search',
] as const;

/** Concepts that only pages with a form, pages behind mailed links, and the portal load. They contain half of the site's texts. */
export const FORM_CONCEPTS = ['feedback', 'form', 'link', 'login', 'portal'] as const;

/** Concepts that are bundled with the only component that uses them. */
const BUNDLED_CONCEPTS = ['cost'] as const;

/** Concepts that the desk loads besides all others. */
const DESK_CONCEPTS = [
  'desk',
  'desk-adverts',
  'desk-calendar',
  'desk-hours',
  'desk-log',
  'desk-mails',
  'desk-offers',
  'desk-operation',
  'desk-people',
  'desk-privacy',
  'desk-requests',
] as const;

/** All concepts that pages of the site use. */
export const CONCEPTS_OF_THE_SITE: readonly string[] = [...SITE_CONCEPTS, ...FORM_CONCEPTS, ...BUNDLED_CONCEPTS];

/** All concepts that pages use, those of the desk included. */
export const DRAWN_CONCEPTS: readonly string[] = [...CONCEPTS_OF_THE_SITE, ...DESK_CONCEPTS];
