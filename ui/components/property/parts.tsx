import { BoxMoments } from './box-moments.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Questions } from './questions.tsx';
import { SectionLinks } from './section-links.tsx';
import { ViewingSection } from './viewing-section.tsx';

export { STYLES } from './style-sheets.ts';

/**
 * Parts of a property's page that are in a separate script, which is loaded after the page's main script; listed in the order in which the
 * page shows them.
 */
export const PARTS = {
  links: SectionLinks,
  moments: BoxMoments,
  questions: Questions,
  visit: ViewingSection,
  bar: PhoneBar,
};
