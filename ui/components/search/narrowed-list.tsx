import type { ListBody } from '../../../application/browse/list-body.ts';
import { Chosen } from './chosen.tsx';
import { UnreadWords } from './unread-words.tsx';

/** The filters of a list as chips, and what was not understood of its sentence. An empty list has its chips beside what else there is. */
export function Narrowed({ body }: { readonly body: ListBody }) {
  return (
    <>
      {body.total > 0 ? <Chosen body={body} /> : null}
      {body.unread ? <UnreadWords unread={body.unread} /> : null}
    </>
  );
}
