import type { SoldPart } from '../../../application/browse/sections/sold-section.ts';
import type { HeadingLevel } from '../common/heading-level.ts';
import { NoPicture } from '../common/no-picture.tsx';
import { Picture } from '../common/picture.tsx';
import { Words, WrittenIn } from '../common/words.tsx';

/** Homes sold recently, each with the number of days from publication to sale. */
export function Sold({ part, level }: { readonly part: SoldPart; readonly level: HeadingLevel }) {
  const Title = `h${level}` as const;
  return (
    <>
      <p className="sold-lead">{part.lead}</p>
      <ul className="sold">
        {part.homes.map(({ id, title, place, days, picture }) => (
          <li key={id}>
            <div className="sold-picture">
              {picture ? <Picture picture={picture} widths={[100, 400]} sizes="96px" decorative /> : <NoPicture />}
            </div>
            <div>
              <Title>
                <Words text={title} /> <WrittenIn lang={title.lang} />
              </Title>
              <p>{place}</p>
            </div>
            <strong>{days}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
