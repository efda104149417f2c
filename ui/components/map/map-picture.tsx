import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapPicture as Picture } from '../../../application/browse/map/map-picture-view.ts';

/**
 * A marker for up to this many properties shows the number of each in the list; a marker for more properties shows the first two numbers
 * and the last.
 */
const MOST_NUMBERS = 3;

/** SVG layers from bottom to top; a shape used in several layers is defined once. */
const LAYERS: readonly (readonly [layer: string, of: keyof Picture['ground']])[] = [
  ['shore', 'abroad'],
  ['abroad', 'abroad'],
  ['halo', 'country'],
  ['country', 'country'],
  ['towns', 'towns'],
  ['cities', 'cities'],
  ['rivers', 'rivers'],
  ['lakes', 'lakes'],
  ['municipality-lines', 'municipalityLines'],
  ['language-lines', 'languageLines'],
  ['region-lines', 'regionLines'],
  ['country-line', 'country'],
];
const SHARED = ['abroad', 'country'] as const;

/**
 * A static map: base map, names of municipalities, and, where no live map can replace it, numbers that match the list beside it.
 * `children`: SVG that is drawn over the whole map.
 */
export function MapPicture({
  picture,
  label,
  numbered,
  children,
}: {
  readonly picture: Picture;
  readonly label: string;
  readonly numbered: boolean;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('map');
  const own = useId();
  const { width, height, ground, marked, near, names, away } = picture;
  return (
    <>
      <svg
        className="map-picture"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        <defs>
          {SHARED.map(name => (
            <path key={name} id={`${own}${name}`} d={ground[name]} />
          ))}
        </defs>
        {LAYERS.filter(([, of]) => ground[of] !== '').map(([layer, of]) =>
          SHARED.some(name => name === of) ? (
            <use key={layer} className={`map-${layer}`} href={`#${own}${of}`} />
          ) : (
            <path key={layer} className={`map-${layer}`} d={ground[of]} />
          ),
        )}
        {marked === '' ? null : <path className="map-marked" d={marked} />}
        {near === '' ? null : <path className="map-near" d={near} />}
        {names.map(({ name, other, dot, x, y }) => (
          <g key={`${name} ${x} ${y}`} className="map-name" transform={`translate(${x} ${y})`}>
            {dot ? <circle r="2.5" cy="-10" /> : null}
            <text y="4">{name}</text>
            {other === '' ? null : (
              <text className="map-other" y="17">
                {other}
              </text>
            )}
          </g>
        ))}
        {picture.spots.map(({ x, y, exact, numbers }) => (
          <g key={numbers[0]} className="map-spot" data-exact={exact} transform={`translate(${x} ${y})`}>
            {numbered ? (
              <>
                <rect x={-halfOf(numbers)} y="-11" width={2 * halfOf(numbers)} height="22" rx="11" />
                <text y="4.5">{textOf(numbers)}</text>
              </>
            ) : (
              <circle r={exact ? 8 : 26} />
            )}
          </g>
        ))}
        {children}
      </svg>
      {numbered && away.length > 0 ? <p className="map-away">{t('away', { numbers: away.join(', ') })}</p> : null}
    </>
  );
}

/**
 * Text on a marker that represents several properties: `textOf([1, 4])` → `'1, 4'`; of more than three numbers, the
 * first two and the last.
 */
function textOf(numbers: readonly number[]): string {
  if (numbers.length <= MOST_NUMBERS) return numbers.join(', ');
  return `${numbers[0]}, ${numbers[1]} … ${numbers.at(-1)}`;
}

function halfOf(numbers: readonly number[]): number {
  return Math.max(11, 6 + textOf(numbers).length * 3.5);
}
