import { useTranslation } from 'react-i18next';
import type { InsideView } from '../../../application/browse/inside-view.ts';
import { pictureAddress } from '../../../domain/media/picture-address.ts';
import { numberText } from '../../../domain/text/number.ts';
import { Picture } from '../common/picture.tsx';
import { Words } from '../common/words.tsx';
import { fill } from './fill.ts';
import { RoomNumber } from './room-number.tsx';
import { RoomTable } from './room-table.tsx';

/**
 * Rooms of a property: their pictures, the floor plan and a table by storey. A room has the same number in all three. The table is the text
 * alternative of the plan. If no room is known, the plans are shown alone.
 */
export function Inside({ view }: { readonly view: InsideView }) {
  const { t } = useTranslation('property');
  const { words, pictures, plans } = view;
  const title = view.business ? words.businessTitle : words.title;
  const known = hasRooms(view);
  return (
    <section className="property-section inside" aria-labelledby="inside">
      <h2 id="inside">{known ? title : t('sections.inside')}</h2>
      {pictures.length > 0 ? <RoomPictures view={view} /> : null}
      <div className="inside-plan" data-plan={plans.length > 0 || undefined}>
        {plans.length > 0 ? <Plans view={view} /> : null}
        {known ? <RoomTable view={view} /> : null}
      </div>
    </section>
  );
}

function hasRooms({ levels, outside }: InsideView): boolean {
  return levels.length + outside.length > 0;
}

/** Pictures of rooms in the order of the room numbers; the picture of the largest room is twice as large. */
function RoomPictures({ view: { pictures, levels, outside, words } }: { readonly view: InsideView }) {
  const rooms = [...levels.flatMap(level => level.rooms), ...outside];
  const shownBy = (numbers: readonly number[]) => rooms.filter(({ number }) => numbers.includes(number));
  const sizes = pictures.map(picture =>
    Math.max(...shownBy(picture.rooms).map(({ part, area = 0 }) => (part === 'outside' ? 0 : area))),
  );
  const largest = sizes.indexOf(Math.max(...sizes));
  return (
    <ul className="rooms-pictures" data-count={pictures.length}>
      {pictures.map(({ picture, rooms: numbers }, at) => (
        <li key={picture.id} data-large={at === largest || undefined}>
          <figure>
            <a href={pictureAddress(picture.id, { width: 1360, format: 'webp' })}>
              <Picture
                picture={picture}
                sizes={at === largest ? '(width >= 768px) 560px, 80vw' : '(width >= 768px) 280px, 80vw'}
              />
            </a>
            <figcaption>
              {shownBy(numbers).map(room => (
                <span className="room-line" key={room.number}>
                  <RoomNumber number={room.number} />
                  <strong>
                    <Words text={room.name} />
                  </strong>
                  {room.area === undefined ? null : <span>{fill(words.square, { area: numberText(room.area) })}</span>}
                </span>
              ))}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Floor plans of the property with the numbers of the rooms on each, and its storey if there are several. */
function Plans({ view }: { readonly view: InsideView }) {
  const { plans, words } = view;
  const known = hasRooms(view);
  const hasMarks = plans.some(({ marks }) => marks.length > 0);
  return (
    <div className="rooms-plans">
      {plans.map(({ picture: plan, marks, name }, at) => {
        const size = Math.max(plan.width, plan.height) / 32;
        return (
          <figure key={plan.id} aria-describedby={known ? 'rooms' : undefined}>
            {name === undefined ? null : <p className="rooms-storey">{name}</p>}
            <a className="rooms-plan" href={pictureAddress(plan.id, { width: 1360, format: 'webp' })}>
              <Picture picture={plan} sizes="(width >= 768px) 480px, 80vw" />
              {marks.length > 0 ? (
                <svg viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true" className="rooms-marks">
                  {marks.map(({ number, x, y }) => (
                    <g key={number} transform={`translate(${(x * plan.width) / 100} ${(y * plan.height) / 100})`}>
                      <circle r={size} />
                      <text dy="0.35em" textAnchor="middle" fontSize={size * 1.2}>
                        {number}
                      </text>
                    </g>
                  ))}
                </svg>
              ) : null}
            </a>
            {at === plans.length - 1 && known ? (
              <figcaption>{hasMarks ? words.plan : words.planPlain}</figcaption>
            ) : null}
          </figure>
        );
      })}
    </div>
  );
}
