import { useTranslation } from 'react-i18next';
import type { InsideView, RoomView } from '../../../application/browse/inside-view.ts';
import { numberText } from '../../../domain/text/number.ts';
import { Fold } from '../common/fold.tsx';
import { Words } from '../common/words.tsx';
import { fill } from './fill.ts';
import { RoomNumber } from './room-number.tsx';

/** On a phone, a list of up to this many rooms is not folded. */
const FEW = 6;

/**
 * Rooms by storey with their areas, then the sum of the areas compared with the property's stated area, then outside spaces. On phones a
 * longer table is folded; its summary line contains the area and each room's number and name, so that the plan can be read without opening
 * the table.
 */
export function RoomTable({ view }: { readonly view: InsideView }) {
  const { words, levels, outside, sum, whole } = view;
  const rooms = [...levels.flatMap(level => level.rooms), ...outside];
  if (rooms.length <= FEW) return <Rooms view={view} />;
  const area = whole?.area ?? sum;
  return (
    <Fold
      onPhones
      name={words.table}
      answer={[
        area > 0 ? fill(words.square, { area: numberText(area) }) : '',
        rooms.map(({ number, name }) => `${number}\u00a0${name.text}`).join(', '),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <Rooms view={view} />
    </Fold>
  );
}

function Rooms({ view }: { readonly view: InsideView }) {
  const { words, levels, outside, unmeasured } = view;
  const rooms = [...levels.flatMap(level => level.rooms), ...outside];
  const heights = rooms.some(({ height }) => height !== undefined);
  const columns = heights ? 4 : 3;
  return (
    <div className="rooms-table">
      <table id="rooms">
        <caption className="visually-hidden">{words.table}</caption>
        {/* Without room heights, sighted visitors understand the columns without the head. */}
        <thead className={heights ? undefined : 'visually-hidden'}>
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.room}</th>
            {heights ? <th scope="col">{words.height}</th> : null}
            <th scope="col">{words.area}</th>
          </tr>
        </thead>
        {levels.map(({ name, area, rooms: here }, at) => (
          <tbody key={at}>
            {name === undefined ? null : (
              <tr className="rooms-level">
                <th scope="rowgroup" colSpan={columns - 1}>
                  {name}
                </th>
                <td>{levels.length > 1 && area > 0 ? <Area area={area} words={words} /> : null}</td>
              </tr>
            )}
            {here.map(room => (
              <Row key={room.number} room={room} heights={heights} note={besideOf(room, view)} words={words} />
            ))}
          </tbody>
        ))}
        <tbody className="rooms-sum">
          <Sums view={view} columns={columns} />
        </tbody>
        {outside.length > 0 ? (
          <tbody>
            {outside.map(room => (
              <Row key={room.number} room={room} heights={heights} note={words.outside} words={words} />
            ))}
          </tbody>
        ) : null}
      </table>
      {unmeasured ? <p className="rooms-note">{words.unmeasured}</p> : null}
    </div>
  );
}

function besideOf({ part }: RoomView, { business, words }: InsideView): string | undefined {
  return part === 'beside' && !business ? words.beside : undefined;
}

type Words = InsideView['words'];

function Area({ area, words }: { readonly area: number; readonly words: Words }) {
  return <>{fill(words.square, { area: numberText(area) })}</>;
}

function Row({
  room: { number, name, area, height },
  heights,
  note,
  words,
}: {
  readonly room: RoomView;
  readonly heights: boolean;
  readonly note: string | undefined;
  readonly words: Words;
}) {
  return (
    <tr>
      <td>
        <RoomNumber number={number} />
      </td>
      <th scope="row">
        <Words text={name} />
        {note === undefined ? null : <small>{`, ${note}`}</small>}
      </th>
      {heights ? <td>{height === undefined ? '' : fill(words.metres, { length: numberText(height) })}</td> : null}
      <td>{area === undefined ? '–' : <Area area={area} words={words} />}</td>
    </tr>
  );
}

/** Compares the sum of the room areas with the stated area of the property: one line if they agree within rounding. */
function Sums({
  view: { sum, whole, levels, words },
  columns,
}: {
  readonly view: InsideView;
  readonly columns: number;
}) {
  const { t } = useTranslation('facts');
  const counted = levels
    .flatMap(({ rooms }) => rooms)
    .filter(({ part, area }) => part === 'living' && area !== undefined);
  const rest = whole ? whole.area - sum : 0;
  const agree = whole !== undefined && Math.abs(rest) <= counted.length / 2;
  const lines = [
    ...(agree || sum === 0 ? [] : [{ name: words.sum, area: sum }]),
    ...(rest > 0 && !agree && sum > 0 ? [{ name: words.rest, area: rest }] : []),
    ...(whole ? [{ name: t(`name.${whole.fact}`), area: whole.area }] : []),
  ];
  return lines.map(({ name, area }, at) => (
    <tr key={name} data-total={at === lines.length - 1 || undefined}>
      <td />
      <th scope="row" colSpan={columns - 2}>
        {name}
      </th>
      <td>
        <Area area={area} words={words} />
      </td>
    </tr>
  ));
}
