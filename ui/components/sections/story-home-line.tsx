import type { StoryHome } from '../../../application/browse/sections/story-section.ts';
import { Link } from '../common/link.tsx';
import { Price } from '../listing/price.tsx';
import { Words, WrittenIn } from '../common/words.tsx';

/** The home of a story in one line: title, area and price, or that it is sold or let. */
export function StoryHomeLine({ home: { href, title, area, price, gone } }: { readonly home: StoryHome }) {
  return (
    <p className="story-home">
      <Link href={href}>
        <Words text={title} />
      </Link>
      {title.lang && ' '}
      <WrittenIn lang={title.lang} />
      {area === undefined ? null : `, ${area}`}, {gone ?? <Price price={price} />}
    </p>
  );
}
