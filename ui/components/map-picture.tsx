import type { MapPicture as Picture } from '../../application/browse/map-picture.ts';
import { useTranslation } from '../locales/translations.ts';

/** More numbers than a mark has room for. */
const MOST_NUMBERS = 3;

/** A still map: the land, towns by name, and numbers as in the list beside it where nothing lives to draw another. */
export function MapPicture({
  picture,
  label,
  numbered,
}: {
  readonly picture: Picture;
  readonly label: string;
  readonly numbered: boolean;
}) {
  const { t } = useTranslation('map');
  const { width, height, away } = picture;
  return (
    <>
      <svg
        className="map-picture"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        <path className="map-abroad" d={picture.others} />
        <path className="map-halo" d={picture.belgium} />
        <path className="map-home" d={picture.belgium} />
        {picture.places.map(({ name, x, y }) => (
          <g key={`${name} ${x} ${y}`} className="map-town" transform={`translate(${x} ${y})`}>
            <circle r="2.5" />
            <text y="14">{name}</text>
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
      </svg>
      {numbered && away.length > 0 ? <p className="map-away">{t('away', { numbers: away.join(', ') })}</p> : null}
    </>
  );
}

/** `textOf([1, 4])` → `'1, 4'`, of more than three the first two and the last. */
function textOf(numbers: readonly number[]): string {
  if (numbers.length <= MOST_NUMBERS) return numbers.join(', ');
  return `${numbers[0]}, ${numbers[1]} … ${numbers.at(-1)}`;
}

function halfOf(numbers: readonly number[]): number {
  return Math.max(11, 6 + textOf(numbers).length * 3.5);
}
