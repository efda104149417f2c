import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Whole seconds left of `ms` milliseconds, counted down with script; 0 once they have passed. */
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

/** When the mail of an answer leaves, in a list or at a mail. */
export function LeavesIn({ ms }: { readonly ms: number }) {
  const { t } = useTranslation('desk-requests');
  const seconds = useSecondsLeft(ms);
  return <span className="leaves-in">{seconds === 0 ? t('held.now') : t('held.row', { seconds })}</span>;
}

/**
 * A sentence with the seconds until a mail leaves, and `after` once it has. Assistive technology gets the seconds of the beginning: counting
 * inside a status would be announced every second.
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
