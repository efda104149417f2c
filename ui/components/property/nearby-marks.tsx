import type { MapPicture } from '../../../application/browse/map/map-picture-view.ts';
import { lengthText } from '../../../domain/map/scale-bar.ts';

/**
 * Numbers of the places around a property on its still map, each with a line to its place if the number is beside the place, and circles
 * that show the scale.
 */
export function NearbyMarks({ picture: { spots, nearby } }: { readonly picture: MapPicture }) {
  const [home] = spots;
  if (!home || !nearby) return null;
  const { rings, marks } = nearby;
  return (
    <>
      {rings.map(({ metres, radius, label }) => (
        <g key={metres} className="map-ring">
          <circle cx={home.x} cy={home.y} r={radius} />
          {label ? (
            <text x={label.x} y={label.y + 4}>
              {lengthText(metres)}
            </text>
          ) : null}
        </g>
      ))}
      {marks.map(({ number, x, y, at }) =>
        x === at.x && y === at.y ? null : (
          <g key={number} className="map-lead">
            <path d={`M${x} ${y}L${at.x} ${at.y}`} />
            <circle cx={at.x} cy={at.y} r="2" />
          </g>
        ),
      )}
      {marks.map(({ number, x, y }) => (
        <g key={number} className="map-number" transform={`translate(${x} ${y})`}>
          <circle r="11" />
          <text y="4.5">{number}</text>
        </g>
      ))}
    </>
  );
}
