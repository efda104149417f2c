import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brusselsTime } from '../../../domain/text/brussels-time.ts';
import { type SessionClient, type SessionLeft, SessionStore } from '../../stores/session.store.ts';
import { useLive } from '../common/use-live.ts';

/** Warns two minutes before the session expires, and offers to extend it. Without script the page only shows the expiry time. */
export const IdleNotice = observer(function IdleNotice({
  session,
  client,
}: {
  /** The session: milliseconds left when the page was rendered, whether it can be extended, and the login page's address. */
  readonly session: SessionLeft & { readonly endedHref: string };
  /** Queries and extends the session; `undefined` during server rendering. */
  readonly client: SessionClient | undefined;
}) {
  const live = useLive();
  const { t } = useTranslation('login');
  const dialog = useRef<HTMLDialogElement>(null);
  const [store] = useState(() => client && new SessionStore(client));
  const { left, mayStay, endedHref } = session;
  useEffect(() => {
    store?.begin({ left, mayStay });
    return store?.dispose;
  }, [store, left, mayStay]);
  const state = store?.state ?? { kind: 'quiet' };
  useEffect(() => {
    if (state.kind === 'warned') dialog.current?.showModal();
    else dialog.current?.close();
    // The page shows private data of the owner. Loading a new document removes it from memory.
    if (state.kind === 'over') location.replace(`${endedHref}&next=${encodeURIComponent(location.pathname)}`);
  }, [state.kind, endedHref]);
  if (!store || !live) return null;
  const time = state.kind === 'warned' ? brusselsTime(state.endsAt) : '';
  return (
    <dialog
      ref={dialog}
      className="idle-notice"
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      onClose={({ currentTarget }) => {
        // The event `close` fires a frame after the dialog closes; by then another warning may be open, which must stay.
        if (!currentTarget.open) store.close();
      }}
    >
      <h2 id="idle-title">{t('idle.title')}</h2>
      <p id="idle-text">{t(state.kind === 'warned' && !state.mayStay ? 'idle.last' : 'idle.text', { time })}</p>
      {state.kind === 'warned' && state.mayStay ? (
        <button type="button" className="button" onClick={() => void store.stay()}>
          {t('idle.stay')}
        </button>
      ) : (
        <button type="button" className="button" onClick={store.close}>
          {t('idle.close')}
        </button>
      )}
    </dialog>
  );
});
