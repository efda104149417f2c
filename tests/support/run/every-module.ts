const VIEWS = ['single-view', 'collapse-view', 'card-view', 'news-view', 'ons-team-view'] as const;
/** Column spans (of twelve) in a wide window. */
const COLUMNS = [3, 4, 6, 8, 12] as const;
const PICTURES = ['storefront', 'team-an-de-smet', 'banner-town', 'keys', 'letterbox'];

/** A module for each view, column span and number of pictures from 0 to 5. */
export function everyModule() {
  return VIEWS.flatMap(view =>
    COLUMNS.flatMap(lg =>
      [0, 1, 2, 3, 4, 5].map(count => ({
        id: `${view}-${lg}-${count}`,
        status: 'Published',
        sort: VIEWS.indexOf(view) * 100 + lg * 6 + count,
        view,
        span: lg === 8 ? 8 : 12,
        col: { sm: 12, md: 12, lg },
        position: count % 2 === 0 ? 'left' : 'right',
        title: {
          fr: 'Une agence de famille',
          nl: 'Een familiekantoor',
          en: 'A family agency',
          de: 'Ein Familienbetrieb',
        },
        // This text is long enough to overflow where the column is too narrow.
        description: { en: 'Five people, four languages, one office in the centre of Namur. '.repeat(6) },
        images: PICTURES.slice(0, count),
      })),
    ),
  );
}
