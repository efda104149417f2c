import type { StoryPart } from '../../../application/browse/sections/story-section.ts';
import type { Text } from '../../../domain/text/localized.ts';
import type { HeadingLevel } from '../common/heading-level.ts';
import { Link } from '../common/link.tsx';
import { Picture } from '../common/picture.tsx';
import { Words } from '../common/words.tsx';
import { StoryHomeLine } from './story-home-line.tsx';

/** An article about a home, shown as a story: its picture in the full width of the page, and the beginning of the text. */
export function Story({
  part,
  level,
  id,
  title,
}: {
  readonly part: StoryPart;
  readonly level: HeadingLevel;
  readonly id: string;
  readonly title: Text | undefined;
}) {
  const { article, by, read, home } = part;
  const Title = `h${level}` as const;
  return (
    <div className="story">
      <div className="story-picture">
        {part.picture ? <Picture picture={part.picture} sizes="(width < 768px) 80vw, 60vw" decorative /> : null}
      </div>
      <div className="story-words">
        {title ? (
          <p className="small">
            <Words text={title} />
          </p>
        ) : null}
        <Title id={id}>
          <Words text={article.title} />
        </Title>
        {article.intro ? (
          <p>
            <Words text={article.intro} />
          </p>
        ) : null}
        <p className="small">{by}</p>
        {article.href ? (
          <Link href={article.href} className="button light">
            {read}
          </Link>
        ) : null}
        <StoryHomeLine home={home} />
      </div>
    </div>
  );
}
