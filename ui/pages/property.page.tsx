import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageOf } from '../../application/page/page-model.ts';
import type { PropertyBody } from '../../application/browse/property-body.ts';
import { phoneE164 } from '../../domain/text/phone.ts';
import { AgentCard } from '../components/listing/agent-card.tsx';
import { useApp } from '../components/common/app-context.ts';
import { ContactCard } from '../components/common/contact-card.tsx';
import { CostSection } from '../components/cost/cost-section.tsx';
import { EmbeddedMedia } from '../components/listing/embedded-media.tsx';
import { EnergyBlock } from '../components/listing/energy-block.tsx';
import { EpcBadge } from '../components/listing/epc.tsx';
import { Facts, Highlights } from '../components/listing/facts.tsx';
import { FavouriteButton } from '../components/favourites/favourite-button.tsx';
import { Gallery } from '../components/listing/gallery.tsx';
import { Icon } from '../components/common/icon.tsx';
import { Link } from '../components/common/link.tsx';
import { MapBox } from '../components/map/map-box.tsx';
import { OpenHouses } from '../components/listing/open-houses.tsx';
import { Price } from '../components/listing/price.tsx';
import { PriceStoryLine } from '../components/listing/price-story-line.tsx';
import { OnPaper, Similar } from '../components/listing/property-end.tsx';
import { Panels } from '../components/panels/property-panels.tsx';
import { PrintSheet } from '../components/listing/print-sheet.tsx';
import { Share } from '../components/listing/share.tsx';
import { StateWord } from '../components/listing/state-word.tsx';
import { useDocumentsAsked } from '../components/form/use-documents-asked.ts';
import { Prose, Words, WrittenIn } from '../components/common/words.tsx';

export function Page({ view }: { readonly view: PageOf<'property'> }) {
  return view.body.print ? <PrintSheet body={view.body} /> : <PropertyPage key={view.body.card.id} body={view.body} />;
}

function PropertyPage({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { t: facts } = useTranslation('facts');
  const { card } = body;
  const { seen } = useApp();
  useEffect(() => seen.put(card.id), [seen, card.id]);
  return (
    <article className="property">
      <div className="wrap">
        <Gallery pictures={body.pictures} name={card.title.text} card={card} />
        <div className="property-columns">
          <PropertyHead body={body} />
          <Contact body={body} />
          <div className="property-main">
            <Highlights facts={body.highlights} />
            {body.notices.map(({ id, text, link }) => (
              <p className="notice" key={id}>
                <Icon name="alert" />
                <span>
                  <Words text={text} />
                  {link ? (
                    <>
                      {' '}
                      <a href={link.href} rel="noopener">
                        {link.name}
                      </a>
                    </>
                  ) : null}
                </span>
              </p>
            ))}
            {body.description ? (
              <section className="property-section" aria-labelledby="description">
                <h2 id="description">{t('description')}</h2>
                <Prose text={body.description} level={3} />
              </section>
            ) : null}
            <Panels panel={body} part="inside" />
            {body.facts.map(({ group, facts: shown }) =>
              group === 'energy' ? (
                <EnergyBlock key={group} energy={card.energy} facts={shown} />
              ) : group === 'viager' && body.viager ? null : (
                <FactSection key={group} id={group} title={facts(`group.${group}`)} facts={shown} />
              ),
            )}
            <Panels panel={body} part="figures" />
            {body.cost ? <CostSection view={body.cost} /> : null}
            <Panels panel={body} part="story" />
            <Documents body={body} />
            <Location body={body} />
            {body.media.length > 0 ? (
              <EmbeddedMedia media={body.media} poster={body.pictures.find(({ label }) => label === undefined)} />
            ) : null}
          </div>
        </div>
      </div>
      <OnPaper body={body} />
      <Similar body={body} />
      <p className="property-bar">
        <a className="button quiet" href={`tel:${phoneE164(body.agent.phone) ?? body.agent.phone}`}>
          <Icon name="phone" />
          {t('actions.call')}
        </a>
        {body.actions.appointment ? (
          <Link className="button" href={body.actions.appointment}>
            {t('actions.viewing')}
          </Link>
        ) : (
          <Link className="button" href={body.listHref}>
            {t('gone.others')}
          </Link>
        )}
      </p>
    </article>
  );
}

function PropertyHead({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { t: words } = useTranslation('listing');
  const { card } = body;
  const where = [body.street, `${card.postcode} ${card.place}`, body.country].filter(Boolean).join(', ');
  return (
    <header className="property-head">
      <p className="property-price">
        <Price price={card.price} />
        {card.energy ? (
          <a href="#energy">
            <EpcBadge energy={card.energy} />
          </a>
        ) : null}
      </p>
      {body.priceStory ? <PriceStoryLine story={body.priceStory} /> : null}
      <h1>
        <StateWord ribbon={card.ribbon} />
        <Words text={card.title} /> <WrittenIn lang={card.title.lang} />
      </h1>
      <p className="property-place">
        <Icon name="pin" />
        {where}
      </p>
      <p className="property-badges">
        {card.type === '' ? null : <span className="badge">{card.type}</span>}
        {card.badges.map(badge => (
          <span className="badge" key={badge.text}>
            <Words text={badge} />
          </span>
        ))}
        {card.reducedBy ? <span className="badge reduced-by">{t('story.badge')}</span> : null}
        <span className="property-reference">{words('reference', { id: card.id })}</span>
      </p>
      {card.state === 'sold' || card.state === 'rented' ? (
        <p className="notice property-gone">
          <Icon name="key" />
          <span>
            <strong>{t(`gone.${card.state}`)}</strong> <Link href={body.listHref}>{t(`gone.${card.state}List`)}</Link>
          </span>
        </p>
      ) : null}
      <div className="tools">
        <FavouriteButton card={card} words />
        <Share path={body.path} title={card.title.text} friendHref={body.actions.friend} />
        <Link className="tool" href={body.printHref} rel="nofollow">
          <Icon name="print" />
          {t('print.name')}
        </Link>
      </div>
    </header>
  );
}

/** Contact column, sticky beside the page in a wide window. */
function Contact({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { actions } = body;
  return (
    <aside className="property-contact" aria-label={t('contact')}>
      {actions.appointment ? (
        <Link className="button" href={actions.appointment}>
          {t('actions.appointment')}
        </Link>
      ) : null}
      <OpenHouses openHouses={body.openHouses} />
      <AgentCard agent={body.agent} />
      {actions.information ? (
        <Link className="button quiet" href={actions.information}>
          {t('actions.information')}
        </Link>
      ) : null}
      {actions.offer ? (
        <Link className="button quiet" href={actions.offer}>
          {t('actions.offer')}
        </Link>
      ) : null}
      {actions.application ? (
        <Link className="button quiet" href={actions.application}>
          {t('actions.application')}
        </Link>
      ) : null}
      <ContactCard href={body.agent.cardHref} />
      {body.project ? (
        <p className="property-project">
          {t('project')} <Link href={body.project.href}>{body.project.name}</Link>
        </p>
      ) : null}
    </aside>
  );
}

function FactSection({
  id,
  title,
  facts,
}: {
  readonly id: string;
  readonly title: string;
  readonly facts: PropertyBody['highlights'];
}) {
  return (
    <section className="property-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Facts facts={facts} />
    </section>
  );
}

function Documents({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const asked = useDocumentsAsked(body.card.id);
  return (
    <section className="property-section" aria-labelledby="documents">
      <h2 id="documents">{t('documents.title')}</h2>
      {body.actions.documents === undefined ? (
        <p>{t('documents.none')}</p>
      ) : (
        <>
          <ul className="documents">
            {body.documents.map(name => (
              <li key={name.text}>
                <Icon name="document" />
                <span>
                  <Words text={name} />
                </span>
              </li>
            ))}
          </ul>
          {asked ? <p className="documents-asked">{t('documents.asked')}</p> : null}
          <p className="documents-request">
            <Link className="button quiet" href={body.actions.documents}>
              {t(asked ? 'documents.again' : 'documents.request')}
            </Link>
            {asked ? null : <span>{t('documents.how')}</span>}
          </p>
        </>
      )}
    </section>
  );
}

function Location({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { card } = body;
  return (
    <section className="property-section" aria-labelledby="location">
      <h2 id="location">{t('location.title')}</h2>
      <address className="location">
        <Icon name="pin" />
        <span>
          {body.street ? (
            <>
              {body.street}
              <br />
            </>
          ) : null}
          {card.postcode} {card.place}
          {body.country ? (
            <>
              <br />
              {body.country}
            </>
          ) : null}
        </span>
      </address>
      {body.street ? null : <p className="location-hidden">{t('location.hidden')}</p>}
      {body.map ? <MapBox block={body.map} place={card.place} /> : null}
      <p className="location-links">
        {body.mapLink ? <Link href={body.mapLink}>{t('location.map')}</Link> : null}
        {body.streetView ? <Link href={body.streetView}>{t('location.streetView')}</Link> : null}
      </p>
    </section>
  );
}
