import { useTranslation } from 'react-i18next';
import type { PageOf } from '../../application/page/page-model.ts';
import type { PortalPart, PortalPropertyBody } from '../../application/portal/owned-pages.ts';
import { numberText } from '../../domain/text/number.ts';
import { ContactCard } from '../components/common/contact-card.tsx';
import { AgentCard } from '../components/listing/agent-card.tsx';
import { dayWords } from '../components/common/day-words.ts';
import { Icon } from '../components/common/icon.tsx';
import { interestWords } from '../components/account/interest-words.ts';
import { Link } from '../components/common/link.tsx';
import { OnlineMedia, OwnHistory, Requests, Viewings } from '../components/account/owned-lists.tsx';
import { OwnedOffers } from '../components/account/owned-offers.tsx';
import { OwnedPicture, OwnedState } from '../components/account/owned-property.tsx';
import { PortalBar } from '../components/account/portal-bar.tsx';
import { Price } from '../components/listing/price.tsx';
import { PageViewChart } from '../components/account/page-view-chart.tsx';
import { Words } from '../components/common/words.tsx';

/** Activity around one property; the summary fits the first screen of a phone. */
export function Page({ view }: { readonly view: PageOf<'portal-property'> }) {
  const { body } = view;
  return (
    <div className="wrap portal-page owned">
      <PortalBar portal={body.portal} current="property" />
      <PropertyHead body={body} />
      {body.part === 'all' ? <Everything body={body} /> : <OnePart body={body} part={body.part} />}
    </div>
  );
}

function PropertyHead({ body }: { readonly body: PortalPropertyBody }) {
  const { t } = useTranslation('portal');
  const { property } = body;
  return (
    <header className="owned-head">
      <OwnedPicture property={property} sizes="(width <= 767px) 72px, 160px" />
      <div>
        <h1>
          <Words text={property.title} />
        </h1>
        <p className="owned-place">
          {property.place ? `${property.place} · ` : ''}
          <span className="owned-reference">{t('reference', { id: property.id })}</span>{' '}
          <OwnedState property={property} />
        </p>
        {property.price ? (
          <p className="owned-price">
            <Price price={property.price} />
          </p>
        ) : null}
      </div>
    </header>
  );
}

function Everything({ body }: { readonly body: PortalPropertyBody }) {
  const { t } = useTranslation('portal');
  const { property, today } = body;
  const next = body.coming.find(({ state }) => state !== 'asked' && state !== 'over');
  return (
    <>
      <div className="owned-now">
        <p className="owned-sentence">{interestWords(t, property, today)}</p>
        {next ? (
          <p className="owned-next">
            <Icon name="calendar" />
            <span>{t('next', { ...next, day: dayWords(t, next.day, 'weekday') })}</span>
          </p>
        ) : null}
      </div>
      <Counts body={body} />
      <section className="portal-card" aria-labelledby="owned-chart">
        <h2 id="owned-chart">{t('chart.title')}</h2>
        <PageViewChart key={property.id} days={property.counts.lastDays} />
        <details className="owned-how">
          <summary>{t('how.title')}</summary>
          <p>{t('how.text')}</p>
        </details>
      </section>
      <div className="owned-lists">
        <OwnedOffers body={body} />
        <Viewings body={body} />
        <Requests body={body} />
        <OwnHistory body={body} />
        <OnlineMedia body={body} />
      </div>
      <section className="portal-card owned-agent" aria-labelledby="owned-agent">
        <h2 id="owned-agent">{t('agent.title')}</h2>
        <AgentCard agent={body.agent} />
        <ContactCard href={body.agent.cardHref} />
        <p>{t('agent.text')}</p>
      </section>
      {body.others.length > 0 ? (
        <nav className="owned-others" aria-labelledby="owned-others">
          <h2 id="owned-others">{t('others')}</h2>
          <ul>
            {body.others.map(({ name, href }) => (
              <li key={href}>
                <Link href={href}>
                  {name}
                  <Icon name="right" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  );
}

function Counts({ body }: { readonly body: PortalPropertyBody }) {
  const { t } = useTranslation('portal');
  const { today, week, month, total } = body.property.counts;
  const figures = [
    { name: 'today', count: today, hint: undefined },
    { name: 'week', count: week, hint: t('counts.weekHint') },
    { name: 'month', count: month, hint: t('counts.monthHint') },
    { name: 'total', count: total, hint: t('counts.totalHint') },
  ] as const;
  return (
    <section className="owned-counts" aria-labelledby="owned-counts">
      <h2 id="owned-counts">{t('counts.title')}</h2>
      <dl>
        {figures.map(({ name, count, hint }) => (
          <div key={name}>
            <dt>
              {t(`counts.${name}`)} {hint ? <small>{hint}</small> : null}
            </dt>
            <dd>{numberText(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** One of the property's lists (viewings, requests or history) on a page of its own, divided into pages. */
function OnePart({ body, part }: { readonly body: PortalPropertyBody; readonly part: PortalPart }) {
  const { t } = useTranslation('portal');
  const Part = { viewings: Viewings, requests: Requests, history: OwnHistory }[part];
  return (
    <>
      <p className="owned-back">
        <Link href={body.allHref}>
          <Icon name="left" />
          {t('back')}
        </Link>
      </p>
      <div className="owned-lists single">
        <Part body={body} />
      </div>
    </>
  );
}
