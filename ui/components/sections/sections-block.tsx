import styles from '../../styles/sections.css?url';

export { Areas } from './areas.tsx';
export { Lines } from './lines.tsx';
export { News } from './news.tsx';
export { OpenDays } from './open-days.tsx';
export { Sold } from './sold.tsx';
export { Story } from './story.tsx';

/** Address of the style sheet of the sections, which most pages do not need. */
export const STYLES: readonly string[] = [styles];
