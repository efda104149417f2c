import type { ListBody } from '../../../application/browse/list-body.ts';
import { Chosen } from './chosen.tsx';
import { UnreadWords } from './unread-words.tsx';

/**
 * Chips of a list's filters, and the words of its sentence that were not understood. An empty list shows its chips within `Nothing`
 * instead.
 */
export function Narrowed({ body }: { readonly body: ListBody }) {
  return (
    <>
      {body.total > 0 ? <Chosen body={body} /> : null}
      {body.unread ? <UnreadWords unread={body.unread} /> : null}
    </>
  );
}
