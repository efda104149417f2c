import type { areaName } from '../../../domain/place/area-names.ts';
import type { readSentence } from '../../../domain/search/sentence/read-sentence.ts';
import type { sentenceFilters } from '../../../domain/search/sentence/sentence-filters.ts';

/** Functions that need the table of Belgian places. A static site's browser lacks them, because the table is large. */
export type Gazetteer = {
  readonly areaName: typeof areaName;
  readonly readSentence: typeof readSentence;
  readonly sentenceFilters: typeof sentenceFilters;
};
