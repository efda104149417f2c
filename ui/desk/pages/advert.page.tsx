import { useTranslation } from 'react-i18next';
import type { AdvertBody, AdvertPrivateDetails } from '../../../application/desk/agency/advert.ts';
import { FactValue } from '../../components/listing/facts.tsx';
import { Link } from '../../components/common/link.tsx';
import { BackLink } from '../components/back-link.tsx';
import { WeightTag } from '../components/weight-tag.tsx';

export function Page({ body }: { readonly body: AdvertBody }) {
  const { t } = useTranslation('desk-adverts');
  const { t: desk } = useTranslation('desk');
  return (
    <>
      <BackLink href={body.listHref}>{desk('back')}</BackLink>
      <h1>{body.title}</h1>
      <p className="desk-meta">
        {body.place} · {body.id}
        {body.agent === undefined ? null : ` · ${body.agent}`}
      </p>
      <p className="desk-actions">
        <a href={body.publicHref} target="_blank" rel="noopener" className="button quiet">
          {t('public')}
        </a>
        <Link href={body.requestsHref} className="button quiet">
          {t('requests')}
        </Link>
      </p>
      <div className="desk-columns">
        <section aria-labelledby="advert-findings">
          <h2 id="advert-findings">{t('findings')}</h2>
          {body.findings.length === 0 ? <p>{t('nothing')}</p> : null}
          <ol className="advert-findings">
            {body.findings.map(finding => (
              <li key={`${finding.code} ${finding.found}`} className="desk-card">
                <h3>
                  <WeightTag weight={finding.weight} name={finding.weightName} />{' '}
                  <span className="desk-capital">{finding.found}</span>
                </h3>
                <p>
                  <strong>{t('write')}</strong> {finding.write}
                </p>
                <p className="desk-meta">
                  {finding.region === undefined ? null : `${finding.region} · `}
                  {finding.rule ? (
                    <a href={finding.rule.address} target="_blank" rel="noopener">
                      {finding.rule.source}
                    </a>
                  ) : (
                    t('noLaw')
                  )}
                </p>
              </li>
            ))}
          </ol>
          <p className="desk-meta">{t('where')}</p>
        </section>
        <section className="desk-card" aria-labelledby="advert-known">
          <h2 id="advert-known">{t('known.title')}</h2>
          {body.known ? <Known known={body.known} /> : <p>{t('known.none')}</p>}
        </section>
      </div>
    </>
  );
}

/** Data that agents may see and visitors may not. */
function Known({ known }: { readonly known: AdvertPrivateDetails }) {
  const { t } = useTranslation('desk-adverts');
  const { t: facts } = useTranslation('facts');
  const hidden = (isHidden: boolean) => (isHidden ? <span className="desk-tag">{t('known.hidden')}</span> : null);
  return (
    <>
      <p className="desk-meta">{t('known.who')}</p>
      <dl className="desk-pairs">
        <div>
          <dt>{t('known.address')}</dt>
          <dd>
            {known.address === '' ? t('known.unsaid') : known.address} {hidden(known.isAddressHidden)}
          </dd>
        </div>
        <div>
          <dt>{t('known.price')}</dt>
          <dd>
            {known.price?.replace(' ', '\u00a0') ?? t('known.unsaid')} {hidden(known.isPriceHidden)}
          </dd>
        </div>
        <div>
          <dt>{t('known.owners')}</dt>
          {known.owners.length === 0 ? <dd>{t('known.unsaid')}</dd> : null}
          {known.owners.map(owner => (
            <dd key={owner}>
              <a href={`mailto:${owner}`}>{owner}</a>
            </dd>
          ))}
        </div>
        {known.facts.map(fact => (
          <div key={fact.name}>
            <dt>{facts(`name.${fact.name}`)}</dt>
            <dd>
              <FactValue fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
