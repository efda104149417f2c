import styles from '../../styles/narrowed.css?url';

export { Narrowed } from './narrowed-list.tsx';
export { Nothing } from './nothing-found.tsx';
export { SentenceMarks } from './sentence-marks.tsx';
export { UnderstoodSentence } from './understood.tsx';

/** Address of the style sheet of the components exported here. */
export const STYLES: readonly string[] = [styles];
