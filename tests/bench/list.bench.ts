import { buildCatalogueIndex } from '../../domain/list/catalogue-index.ts';
import { listPage } from '../../domain/list/list-page.ts';
import { parseListQuery } from '../../domain/list/list-query.ts';
import { MOST_CORNERS, ringOf } from '../../domain/map/ring.ts';
import { formatZone } from '../../domain/map/zone.ts';
import { type BenchRow, interleaved, median, table } from './measure.ts';
import { benchEntries, benchPlaces, TYPES } from './search-catalogue.ts';

/** A hand-drawn ring around a province with the maximum number of corners. */
const DRAWN = ringOf(
  Array.from({ length: MOST_CORNERS }, (_, at) => {
    const angle = (at / MOST_CORNERS) * 2 * Math.PI;
    const reach = 1 + 0.2 * Math.sin(9 * angle) + (at % 2) * 0.03;
    return { latitude: 50.5 + 0.4 * reach * Math.sin(angle), longitude: 4.6 + 0.7 * reach * Math.cos(angle) };
  }),
);
if (!('ring' in DRAWN) || DRAWN.ring.length !== MOST_CORNERS) throw new Error('the bench draws no zone');

const SIZES = [1_000, 10_000, 100_000];
const QUERIES = {
  'no filter': '',
  'no filter, page 1000': 'page=1000',
  price: 'priceMax=400000',
  'city and type': 'city=Luik|4000&type=4',
  'all filters':
    'city=Gent|9000&city=Li%C3%A8ge|4000&type=2&type=4&priceMin=100000&priceMax=400000&bedroomsMin=2&areaMin=75&epcMax=400&viager=0&sort=price-asc',
  text: 'q=maison 4000',
  [`zone of ${MOST_CORNERS} corners`]: `zone=${formatZone({ kind: 'drawn', ring: DRAWN.ring })}`,
  'two municipalities': 'zone=11100&zone=11500',
  'within 20 km of a place': 'near=Luik|4000|20',
};

/** A list page of 24 with all counts, by size of the catalogue; the ratio is the growth from the previous size. */
export async function benchList(): Promise<BenchRow[]> {
  const indexes = SIZES.map(size => {
    const places = benchPlaces(size);
    const entries = benchEntries(size, places);
    const start = performance.now();
    const index = buildCatalogueIndex(entries, TYPES, places);
    return { size, index, built: performance.now() - start };
  });
  const pages = Object.entries(QUERIES).flatMap(([name, address]) => {
    const query = parseListQuery('sale', new URLSearchParams(address));
    const times = interleaved(
      indexes.map(({ index, size }) => ({ run: () => listPage(index, query), calls: size >= 100_000 ? 10 : 50 })),
      9,
    );
    return indexes.map(({ size }, at): BenchRow => {
      const before = times[at - 1];
      const ours = (times[at] ?? 0) / 1000;
      return {
        name: `${name}, ${size} listings`,
        ours,
        peer: undefined,
        ratio: before === undefined ? undefined : (ours * 1000) / before,
        unit: 'ms',
        note: before === undefined ? '' : 'ratio: growth since a tenth of the listings',
      };
    });
  });
  const last = indexes.at(-1);
  const built = median([last?.built ?? 0]);
  return [
    ...pages,
    {
      name: `index of ${last?.size} listings`,
      ours: built,
      peer: undefined,
      ratio: undefined,
      unit: 'ms',
      note: 'once a version',
    },
  ];
}

if (import.meta.main) console.log(table(await benchList()));
