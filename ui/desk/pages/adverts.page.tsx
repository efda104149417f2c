import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdvertsBody } from '../../../application/desk/agency/adverts.ts';
import { numberText } from '../../../domain/text/number.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { Link } from '../../components/common/link.tsx';
import { FilterChoice, FilterForm } from '../components/filter-form.tsx';
import { useDesk } from '../components/desk-context.ts';
import { MoreLink } from '../components/paging-links.tsx';
import { WeightTag } from '../components/weight-tag.tsx';

export function Page({ body }: { readonly body: AdvertsBody }) {
  const { t } = useTranslation('desk-adverts');
  return (
    <>
      <h1>{t('title.adverts')}</h1>
      <p className="desk-lead">{t('intro')}</p>
      {body.progress === undefined ? null : <Progress {...body} progress={body.progress} />}
      {body.failedCount === 0 ? null : <Failed {...body} />}
      {body.isReady ? <List body={body} /> : null}
    </>
  );
}

/** Progress of the check; with script the page refreshes by itself. */
function Progress({
  progress: { checked, of },
  isReady,
  refreshHref,
}: Pick<AdvertsBody, 'isReady' | 'refreshHref'> & { readonly progress: NonNullable<AdvertsBody['progress']> }) {
  const { t } = useTranslation('desk-adverts');
  return (
    <p>
      {t('progress', { checked: numberText(checked), of: numberText(of) })}{' '}
      <progress max={of} value={checked} aria-label={t('checking')} /> {isReady ? `${t('earlier')} ` : null}
      <Link href={refreshHref}>{t('refresh')}</Link>
    </p>
  );
}

function Failed({ failed, failedCount }: Pick<AdvertsBody, 'failed' | 'failedCount'>) {
  const { t } = useTranslation('desk-adverts');
  return (
    <p>
      {t('failed', { count: failedCount })}
      {failed.map(({ id, href }) => (
        <Fragment key={id}>
          {' '}
          <Link href={href}>{id}</Link>
        </Fragment>
      ))}
    </p>
  );
}

function List({ body }: { readonly body: AdvertsBody }) {
  const { t } = useTranslation('desk-adverts');
  const { t: desk } = useTranslation('desk');
  const { view } = useDesk();
  const { filter } = body;
  return (
    <>
      <nav className="desk-tabs" aria-label={t('weights')}>
        {body.tabs.map(({ weight, label, href, count, isCurrent }) => (
          <Link key={weight} href={href} aria-current={isCurrent ? 'page' : undefined}>
            <span className="desk-capital">{label ?? t(`tab.${weight}`)}</span> <span>{numberText(count)}</span>
          </Link>
        ))}
      </nav>
      <FilterForm key={JSON.stringify(filter)} action={deskPath('adverts', view.language)} submit={t('filter.submit')}>
        {filter.weight === '' ? null : <input type="hidden" name="weight" value={filter.weight} />}
        <FilterChoice
          name="region"
          label={t('filter.region')}
          all={desk('all')}
          value={filter.region}
          choices={body.regions}
        />
        <FilterChoice
          name="agent"
          label={t('filter.agent')}
          all={desk('all')}
          value={filter.agent}
          choices={body.agents}
        />
        {body.isFiltered ? <Link href={body.allHref}>{t('filter.clear')}</Link> : null}
      </FilterForm>
      <p role="status">{t('count', { count: body.total })}</p>
      {body.backHref ? (
        <p>
          <Link href={body.backHref}>{t('before')}</Link>
        </p>
      ) : null}
      <ol className="advert-list">
        {body.rows.map(row => (
          <li key={row.id} className="desk-card">
            <p className="advert-title">
              <Link href={row.href}>{row.title}</Link>
            </p>
            <p className="desk-meta">
              {row.place} · {row.id}
              {row.agent === undefined ? null : ` · ${row.agent}`}
            </p>
            {row.findings.length === 0 ? (
              <p>{t('nothing')}</p>
            ) : (
              <ul className="advert-found">
                {row.findings.map(({ weight, weightName, found }) => (
                  <li key={found}>
                    <WeightTag weight={weight} name={weightName} /> <span className="desk-capital">{found}</span>
                  </li>
                ))}
                {row.moreFindings === 0 ? null : <li>{t('moreFindings', { count: row.moreFindings })}</li>}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <MoreLink href={body.moreHref} />
    </>
  );
}
