import { memo, Suspense } from 'react';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { type PartName, useParts } from './load-parts.ts';

/**
 * A part of a property's page whose code is loaded after the start: the server's HTML, which works without script, stays in place until
 * then.
 */
export const LazyPart = memo(function LazyPart({
  part,
  body,
}: {
  readonly part: PartName;
  readonly body: PropertyBody;
}) {
  return (
    <Suspense fallback={null}>
      <Drawn part={part} body={body} />
    </Suspense>
  );
});

function Drawn({ part, body }: { readonly part: PartName; readonly body: PropertyBody }) {
  const Part = useParts().PARTS[part];
  return <Part body={body} />;
}
