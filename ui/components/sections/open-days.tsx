import type { OpenHousesPart } from '../../../application/browse/sections/open-house-section.ts';
import type { HeadingLevel } from '../common/heading-level.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { NoPicture } from '../common/no-picture.tsx';
import { Picture } from '../common/picture.tsx';
import { Words, WrittenIn } from '../common/words.tsx';

/** Open houses by day, then a sentence about the period after the last one. */
export function OpenDays({ part, level }: { readonly part: OpenHousesPart; readonly level: HeadingLevel }) {
  const Title = `h${level}` as const;
  return (
    <ul className="open-days">
      {part.days.map(({ id, href, title, moment, weekday, date, month, hours, places, picture }) => (
        <li key={id} className="open-day">
          <time dateTime={moment}>
            <span>{weekday}</span> <strong>{date}</strong> <span>{month}</span>
          </time>
          <div className="open-day-picture">
            {picture ? <Picture picture={picture} widths={[100, 400]} sizes="140px" decorative /> : <NoPicture />}
          </div>
          <div>
            <Title>
              <Link href={href}>
                <Words text={title} />
              </Link>{' '}
              <WrittenIn lang={title.lang} />
            </Title>
            <p>{hours}</p>
            {places === undefined ? null : <p className="small">{places}</p>}
          </div>
        </li>
      ))}
      <li className="open-after">
        <p>{part.after}</p>
        {part.alert ? (
          <Link href={part.alert.href} className="more">
            <Icon name="bell" />
            {part.alert.name}
          </Link>
        ) : null}
      </li>
    </ul>
  );
}
