import type { LinesPart } from '../../../application/browse/sections/section-part.ts';
import type { HeadingLevel } from '../common/heading-level.ts';
import { Link } from '../common/link.tsx';
import { Picture } from '../common/picture.tsx';
import { Words } from '../common/words.tsx';

/** Articles as lines: a small picture, the title, and the reading time. */
export function Lines({ part, level }: { readonly part: LinesPart; readonly level: HeadingLevel }) {
  const Title = `h${level}` as const;
  return (
    <ul className="lines">
      {part.articles.map(({ id, title, href, picture, by }) => (
        <li key={id}>
          {picture ? <Picture picture={picture} widths={[100, 400]} sizes="124px" decorative /> : null}
          <div>
            <Title>
              {href ? (
                <Link href={href}>
                  <Words text={title} />
                </Link>
              ) : (
                <Words text={title} />
              )}
            </Title>
            <p>{by}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
