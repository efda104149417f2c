import { type FormEvent, useRef, useState } from 'react';
import type { RequestsBody } from '../../../application/desk/requests.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useLive } from '../../components/use-live.ts';
import { useTranslation } from '../../locales/translations.ts';
import { RequestItem } from '../components/request-item.tsx';
import { useRowKeys } from '../components/use-row-keys.ts';
import { useDesk } from '../components/desk-context.ts';

export function Page({ body }: { readonly body: RequestsBody }) {
  const { t } = useTranslation('desk-requests');
  const { t: desk } = useTranslation('desk');
  const isLive = useLive();
  const [hasKeys, setKeys] = useState(true);
  const list = useRef<HTMLOListElement>(null);
  useRowKeys(list, hasKeys, body.rows);
  return (
    <>
      <div className="request-head">
        <h1>{t('title.requests')}</h1>
        {body.fileHref ? (
          <a href={body.fileHref} download className="button quiet">
            {t('file')}
          </a>
        ) : null}
      </div>
      <nav className="desk-tabs" aria-label={t('states')}>
        {body.tabs.map(({ state, href, count, isCurrent }) => (
          <Link key={state} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {t(`state.${state}`)} <span className="request-count">{count}</span>
          </Link>
        ))}
      </nav>
      <Filters body={body} />
      {body.topHref ? (
        <p>
          <Link href={body.topHref}>{t('top')}</Link>
        </p>
      ) : null}
      {body.rows.length === 0 ? (
        <p className="request-none">{t(body.isFiltered ? 'none.filtered' : 'none.all')}</p>
      ) : (
        <ol className="request-list" ref={list}>
          {body.rows.map(row => (
            <RequestItem key={row.id} row={row} canWork />
          ))}
        </ol>
      )}
      {body.moreHref ? (
        <p>
          <Link href={body.moreHref} className="button quiet">
            {desk('more')}
          </Link>
        </p>
      ) : null}
      {isLive && body.rows.length > 0 ? (
        <p className="request-keys">
          <button type="button" className="button quiet" aria-pressed={hasKeys} onClick={() => setKeys(!hasKeys)}>
            {t('keys.name')}
          </button>{' '}
          <kbd>j</kbd> {t('keys.next')} <kbd>k</kbd> {t('keys.previous')} <kbd>o</kbd> {t('keys.open')} <kbd>e</kbd>{' '}
          {t('keys.done')}
        </p>
      ) : null}
    </>
  );
}

function Filters({ body }: { readonly body: RequestsBody }) {
  const { t } = useTranslation('desk-requests');
  const { t: desk } = useTranslation('desk');
  const { view, store } = useDesk();
  const { filter, forms, agents } = body;
  const action = deskPath('requests', view.language);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!store) return;
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value !== '') asked.append(name, value);
    void store.open(asked.size === 0 ? action : `${action}?${asked}`, true);
  };
  return (
    // Made anew where another list is shown: its fields are those of that list.
    <form
      className="desk-filters request-filters"
      role="search"
      method="get"
      action={action}
      onSubmit={submit}
      key={JSON.stringify(filter)}
    >
      {filter.state === '' ? null : <input type="hidden" name="state" value={filter.state} />}
      {filter.property === '' ? null : (
        <p>
          <input type="hidden" name="property" value={filter.property} />
          <span className="desk-tag">{t('filter.property', { id: filter.property })}</span>
        </p>
      )}
      <div className="field">
        <label htmlFor="requests-q">{t('filter.q')}</label>
        <input id="requests-q" name="q" type="search" defaultValue={filter.q} maxLength={100} />
      </div>
      <div className="field">
        <label htmlFor="requests-form">{t('filter.form')}</label>
        <select id="requests-form" name="form" defaultValue={filter.form}>
          <option value="">{desk('all')}</option>
          {forms.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="requests-agent">{t('filter.agent')}</label>
        <select id="requests-agent" name="agent" defaultValue={filter.agent}>
          <option value="">{desk('all')}</option>
          <option value="none">{t('nobody')}</option>
          {agents.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button">
        <Icon name="search" />
        {t('filter.submit')}
      </button>
      {body.isFiltered ? <Link href={body.allHref}>{t('filter.clear')}</Link> : null}
    </form>
  );
}
