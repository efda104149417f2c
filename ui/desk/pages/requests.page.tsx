import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestsBody } from '../../../application/desk/requests/requests.ts';
import { numberText } from '../../../domain/text/number.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { Link } from '../../components/common/link.tsx';
import { useLive } from '../../components/common/use-live.ts';
import { FilterChoice, FilterForm, FilterText } from '../components/filter-form.tsx';
import { dayWords } from '../../components/common/day-words.ts';
import { ViewingItem } from '../components/viewing-item.tsx';
import { RequestItem } from '../components/request-item.tsx';
import { KeyList } from '../components/key-list.tsx';
import { useRowKeys } from '../components/use-row-keys.ts';
import { useTakeBackKey } from '../components/use-take-back-key.ts';
import { useDesk } from '../components/desk-context.ts';
import { MoreLink, TopLink } from '../components/paging-links.tsx';

export function Page({ body }: { readonly body: RequestsBody }) {
  const { t } = useTranslation('desk-requests');
  const { t: portal } = useTranslation('portal');
  const isLive = useLive();
  const [hasKeys, setKeys] = useState(true);
  const list = useRef<HTMLOListElement>(null);
  useRowKeys(list, hasKeys, body.rows);
  useTakeBackKey(hasKeys);
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
      {body.unfixed.length === 0 ? null : (
        <section className="visit-asked" aria-labelledby="visit-unfixed">
          <h2 id="visit-unfixed">{t('unfixed', { count: body.unfixed.length })}</h2>
          <ul className="visit-list">
            {body.unfixed.map(viewing => (
              <ViewingItem key={viewing.id} viewing={viewing} day={dayWords(portal, viewing.day, 'weekday')} />
            ))}
          </ul>
        </section>
      )}
      <nav className="desk-tabs" aria-label={t('states')}>
        {body.tabs.map(({ state, href, count, isCurrent }) => (
          <Link key={state} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {t(`state.${state}`)} <span className="request-count">{numberText(count)}</span>
          </Link>
        ))}
      </nav>
      <Filters body={body} />
      <TopLink href={body.topHref}>{t('top')}</TopLink>
      {body.rows.length === 0 ? (
        <p className="request-none">{t(body.isFiltered ? 'none.filtered' : 'none.all')}</p>
      ) : (
        <ol className="request-list" ref={list}>
          {body.rows.map(row => (
            <RequestItem key={row.id} row={row} canWork />
          ))}
        </ol>
      )}
      <MoreLink href={body.moreHref} />
      {isLive && body.rows.length > 0 ? (
        <KeyList
          isOn={hasKeys}
          setOn={setKeys}
          keys={[
            ['j', 'next'],
            ['k', 'previous'],
            ['o', 'open'],
            ['e', 'done'],
            ['z', 'takeBack'],
          ]}
        />
      ) : null}
    </>
  );
}

function Filters({ body }: { readonly body: RequestsBody }) {
  const { t } = useTranslation('desk-requests');
  const { t: desk } = useTranslation('desk');
  const { view } = useDesk();
  const { filter, forms, agents } = body;
  return (
    <FilterForm key={JSON.stringify(filter)} action={deskPath('requests', view.language)} submit={t('filter.submit')}>
      {filter.state === '' ? null : <input type="hidden" name="state" value={filter.state} />}
      {filter.property === '' ? null : (
        <p>
          <input type="hidden" name="property" value={filter.property} />
          <span className="desk-tag">{t('filter.property', { id: filter.property })}</span>
        </p>
      )}
      <FilterText name="q" label={t('filter.q')} value={filter.q} maxLength={100} />
      <FilterChoice name="form" label={t('filter.form')} all={desk('all')} value={filter.form} choices={forms} />
      <FilterChoice
        name="agent"
        label={t('filter.agent')}
        all={desk('all')}
        value={filter.agent}
        choices={[{ value: 'none', label: t('nobody') }, ...agents]}
      />
      {body.isFiltered ? <Link href={body.allHref}>{t('filter.clear')}</Link> : null}
    </FilterForm>
  );
}
