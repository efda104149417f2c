import type { NewsPart } from '../../../application/browse/sections/news-section.ts';
import type { HeadingLevel } from '../common/heading-level.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { WithAll } from '../common/with-all.tsx';
import { NewsCard } from './news-card.tsx';

/** New homes and homes with a new price: one large, the others small; on a phone a strip to swipe. */
export function News({
  part,
  level,
  isBesideTitle,
}: {
  readonly part: NewsPart;
  readonly level: HeadingLevel;
  readonly isBesideTitle: boolean;
}) {
  const links = part.links.map(({ name, href }) => (
    <Link key={href} href={href} className="more">
      {name}
      <Icon name="right" />
    </Link>
  ));
  return (
    <WithAll links={links} isBesideTitle={isBesideTitle}>
      <ul className="news">
        {part.cards.map((card, at) => (
          <li key={card.id}>
            <NewsCard card={card} level={level} isLarge={at === 0} />
          </li>
        ))}
      </ul>
    </WithAll>
  );
}
