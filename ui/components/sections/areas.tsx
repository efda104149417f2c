import type { AreasPart, AreaTile } from '../../../application/browse/sections/areas-section.ts';
import type { HeadingLevel } from '../common/heading-level.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { Picture } from '../common/picture.tsx';
import { Words } from '../common/words.tsx';
import { WithAll } from '../common/with-all.tsx';

/** Parts of the country: those with a picture as tiles, the first one larger, the others as text links below. */
export function Areas({
  part,
  level,
  isBesideTitle,
}: {
  readonly part: AreasPart;
  readonly level: HeadingLevel;
  readonly isBesideTitle: boolean;
}) {
  const Title = `h${level}` as const;
  const tiles = part.areas.filter(({ picture }) => picture !== undefined);
  const others = part.areas.filter(({ picture }) => picture === undefined);
  const named = ({ name, href }: AreaTile) => (
    <Link href={href}>
      <Words text={name} />
    </Link>
  );
  const all = (
    <Link href={part.map.href} className="more">
      <Icon name="map" />
      {part.map.name}
    </Link>
  );
  return (
    <WithAll links={all} isBesideTitle={isBesideTitle}>
      {tiles.length > 0 ? (
        <ul className="areas">
          {tiles.map(area => (
            <li key={area.href} className="area">
              {area.picture ? (
                <Picture picture={area.picture} sizes="(width < 768px) 80vw, (width < 1024px) 60vw, 520px" decorative />
              ) : null}
              <div>
                <Title>{named(area)}</Title>
                <p>{area.counts}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <ul className="other-areas">
          {others.map(area => (
            <li key={area.href}>
              {named(area)} <span>{area.counts}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </WithAll>
  );
}
