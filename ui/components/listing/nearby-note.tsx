import type { NearbyView } from '../../../application/view/nearby-view.ts';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';
import { Words } from '../common/words.tsx';

/** How the distances around a property are measured, the source of the places, and the day on which they were collected. */
export function NearbyNote({ view: { note, source, day } }: { readonly view: NearbyView }) {
  const { name, href, licence } = source;
  return (
    <>
      {note}{' '}
      {href === undefined ? (
        <Words text={name} />
      ) : (
        <a href={href} rel="noopener">
          <Words text={name} />
        </a>
      )}
      {licence === undefined ? null : ` (${licence})`}, {withNonBreakingSpaces(day)}.
    </>
  );
}
