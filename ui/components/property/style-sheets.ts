import pageStyles from '../../styles/property-page.css?url';
import panelStyles from '../../styles/panels.css?url';

/** Address of the style sheet of property pages; the favourites page needs it too, for the calculator and folds. */
export const PAGE_STYLE: string = pageStyles;
/** Addresses of the style sheets that only properties' pages need. */
export const STYLES: readonly string[] = [pageStyles, panelStyles];
