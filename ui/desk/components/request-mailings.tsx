import { useTranslation } from 'react-i18next';
import type { HistoryLine, MailingView } from '../../../application/desk/requests/request-body.ts';
import { momentWords } from '../../components/common/day-words.ts';
import { LeavesIn } from './leaves-in.tsx';

/** Mails of a request, and whether its lead was sent to the agency's CRM. */
export function RequestMailings({ mailings }: { readonly mailings: readonly MailingView[] }) {
  const { t } = useTranslation('desk-requests');
  const mails = mailings.filter(({ what }) => what !== 'lead');
  const leads = mailings.filter(({ what }) => what === 'lead');
  return (
    <>
      <section className="desk-card" aria-labelledby="request-mails">
        <h2 id="request-mails">{t('mails.title')}</h2>
        {mails.length === 0 ? <p>{t('mails.none')}</p> : <Mailings mailings={mails} />}
      </section>
      <section className="desk-card" aria-labelledby="request-leads">
        <h2 id="request-leads">{t('lead.title')}</h2>
        {leads.length === 0 ? <p>{t('lead.none')}</p> : <Mailings mailings={leads} />}
      </section>
    </>
  );
}

function Mailings({ mailings }: { readonly mailings: readonly MailingView[] }) {
  const { t } = useTranslation('desk-requests');
  return (
    <ul className="request-lines">
      {mailings.map(({ what, to, at, state, reason, leavesInMs }, place) => (
        // Index as key: the order of mails never changes.
        <li key={place}>
          <span>
            {what === 'lead' ? t('lead.one') : `${t(`mails.${what}`)} · ${to}`}{' '}
            <span className="desk-tag" data-tone={state === 'given-up' ? 'alert' : undefined}>
              {leavesInMs === undefined ? t(`mails.state.${state}`) : <LeavesIn ms={leavesInMs} />}
            </span>
          </span>
          {at === undefined ? null : <span className="request-meta">{t('at', momentWords(at))}</span>}
          {reason === undefined ? null : <span className="request-reason">{reason}</span>}
        </li>
      ))}
    </ul>
  );
}

/** History of a request, latest first. */
export function RequestHistory({ history }: { readonly history: readonly HistoryLine[] }) {
  const { t } = useTranslation('desk-requests');
  const { t: log } = useTranslation('desk-log');
  return (
    <section className="desk-card" aria-labelledby="request-history">
      <h2 id="request-history">{t('history.title')}</h2>
      {history.length === 0 ? <p>{t('history.none')}</p> : null}
      <ol className="request-lines">
        {history.map(({ at, by, action, to, agent }, place) => (
          <li key={history.length - place}>
            <span>
              {action.startsWith('request-') ? t(`history.${action}`) : log(`action.${action}`)}
              {action === 'request-undone' && to !== undefined ? ` (${t(`one.${to}`)})` : null}
              {action === 'request-assigned' ? ` (${agent ?? t('nobody')})` : null}
            </span>
            <span className="request-meta">
              {by} · {t('at', momentWords(at))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
