import { useTranslation } from 'react-i18next';
import type { RequestRow } from '../../../application/desk/requests/request-rows.ts';
import { momentWords } from '../../components/common/day-words.ts';
import { Icon } from '../../components/common/icon.tsx';
import { Link } from '../../components/common/link.tsx';
import { PhoneLink } from '../../components/common/phone-link.tsx';
import { DeskForm } from './desk-form.tsx';
import { ViewingTerms } from './viewing-terms.tsx';
import { LeavesIn } from './leaves-in.tsx';
import { OfferTerms } from './offer-terms.tsx';

/** A request in a list: sender, subject, date and state; with `canWork` its most used buttons. */
export function RequestItem({ row, canWork = false }: { readonly row: RequestRow; readonly canWork?: boolean }) {
  const { t } = useTranslation('desk-requests');
  const { id, href, name, formName, state, receivedAt, phone, subject, excerpt, agent, offer, viewing } = row;
  const title = name === '' ? (row.email ?? phone ?? id) : name;
  return (
    <li className="request-item" data-state={state}>
      <div className="request-what">
        <p className="request-title">
          <Link href={href} data-row-link="">
            {title}
          </Link>{' '}
          <RequestTag state={state} />
          {row.leavesInMs === undefined ? null : <LeavesIn ms={row.leavesInMs} />}
        </p>
        <p>
          {offer ? t('offer.name') : formName}
          {subject ? (
            <>
              {' · '}
              {subject.title === '' ? subject.id : `${subject.title} (${subject.id})`}
            </>
          ) : null}
        </p>
        {offer ? <OfferTerms offer={offer} /> : null}
        {viewing ? <ViewingTerms viewing={viewing} /> : null}
        {excerpt === '' ? null : <p className="request-excerpt">{excerpt}</p>}
        <p className="request-meta">
          {t('received', momentWords(receivedAt))}
          {agent === undefined ? null : ` · ${agent}`}
        </p>
      </div>
      {canWork ? (
        <div className="desk-actions">
          {phone === undefined ? null : (
            <span className="request-call">
              <Icon name="phone" />
              <PhoneLink phone={phone} />
            </span>
          )}
          {/* The label includes the request, so that screen readers can distinguish its buttons from those of other requests. */}
          <DeskForm
            does={['begin', 'done', 'reopen']}
            about={{ request: id }}
            className="desk-actions"
            aria-label={`${title} ${id}`}
          >
            {state === 'new' ? (
              <button type="submit" name="do" value="begin" className="button quiet">
                {t('do.begin')}
              </button>
            ) : null}
            {state === 'done' ? (
              <button type="submit" name="do" value="reopen" className="button quiet">
                {t('do.reopen')}
              </button>
            ) : (
              <button type="submit" name="do" value="done" className="button quiet" data-row-done="">
                {t('do.done')}
              </button>
            )}
          </DeskForm>
        </div>
      ) : null}
    </li>
  );
}

/** Coloured label with the state of a request. */
export function RequestTag({ state }: { readonly state: RequestRow['state'] }) {
  const { t } = useTranslation('desk-requests');
  return (
    <span className="desk-tag" data-tone={state === 'new' ? 'strong' : undefined}>
      {t(`one.${state}`)}
    </span>
  );
}
