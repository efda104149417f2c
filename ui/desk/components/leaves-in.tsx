import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Whole seconds left of `ms` milliseconds, counted down with script; 0 at the end. */
export function useSecondsLeft(ms: number): number {
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    const end = performance.now() + ms;
    const count = () => setLeft(Math.max(0, end - performance.now()));
    count();
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [ms]);
  return Math.max(0, Math.ceil(left / 1_000));
}

/** Seconds until the mail of an answer, which is held back, is sent. */
export function LeavesIn({ ms }: { readonly ms: number }) {
  const { t } = useTranslation('desk-requests');
  const seconds = useSecondsLeft(ms);
  return <span className="leaves-in">{seconds === 0 ? t('held.now') : t('held.row', { seconds })}</span>;
}

/**
 * A sentence with the seconds until a held mail is sent, then `after`. Assistive technology gets the initial number only: a countdown in a
 * live region would be announced every second.
 */
export function LeavingSentence({ ms, after }: { readonly ms: number; readonly after: string }) {
  const { t } = useTranslation('desk-requests');
  const seconds = useSecondsLeft(ms);
  if (seconds === 0) return after;
  return (
    <>
      <span aria-hidden="true">{t('held.notice', { seconds })}</span>
      <span className="visually-hidden">{t('held.notice', { seconds: Math.ceil(ms / 1_000) })}</span>
    </>
  );
}
