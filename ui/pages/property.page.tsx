import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageOf } from '../../application/page/page-model.ts';
import type { PropertyBody } from '../../application/browse/property-body.ts';
import { useApp } from '../components/common/app-context.ts';
import { Icon } from '../components/common/icon.tsx';
import { Link } from '../components/common/link.tsx';
import { Words, WrittenIn } from '../components/common/words.tsx';
import { Gallery } from '../components/listing/gallery.tsx';
import { PrintSheet } from '../components/listing/print-sheet.tsx';
import { OnPaper, Similar } from '../components/listing/property-end.tsx';
import { StateWord } from '../components/listing/state-word.tsx';
import { LazyPart } from '../components/property/lazy-part.tsx';
import { makePageStateStore, PageStateContext } from '../components/common/page-state.ts';
import { PropertyBox } from '../components/property/property-box.tsx';
import { townLine } from '../../domain/place/town-line.ts';

export function Page({ view }: { readonly view: PageOf<'property'> }) {
  return view.body.print ? <PrintSheet body={view.body} /> : <PropertyPage key={view.body.card.id} body={view.body} />;
}

/**
 * A property's page, in sections by the questions that visitors ask: the property, its total cost, its inside and surroundings, viewings.
 */
function PropertyPage({ body }: { readonly body: PropertyBody }) {
  const { card } = body;
  const { seen } = useApp();
  const [state] = useState(makePageStateStore);
  useEffect(() => seen.put(card.id), [seen, card.id]);
  return (
    <PageStateContext value={state}>
      <article className="property">
        <div className="wrap">
          <Gallery pictures={body.pictures} name={card.title.text} card={card} />
        </div>
        <LazyPart part="links" body={body} />
        <div className="wrap">
          <div className="property-columns">
            <PropertyHead body={body} />
            <PropertyBox body={body} />
            <div className="property-main">
              <LazyPart part="questions" body={body} />
            </div>
          </div>
        </div>
        <LazyPart part="visit" body={body} />
        <OnPaper body={body} />
        <Similar body={body} />
        <LazyPart part="bar" body={body} />
      </article>
    </PageStateContext>
  );
}

function PropertyHead({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { t: words } = useTranslation('listing');
  const { card } = body;
  const where = [body.street, townLine(card.postcode, card.place), body.country].filter(Boolean).join(', ');
  return (
    <header className="property-head">
      <h1>
        <StateWord ribbon={card.ribbon} />
        <Words text={card.title} /> <WrittenIn lang={card.title.lang} />
      </h1>
      <p className="property-place">
        <Icon name="pin" />
        {where}
      </p>
      <p className="property-badges">
        {card.type === '' ? null : <span>{card.type}</span>}
        {card.badges.map(badge => (
          <span key={badge.text}>
            <Words text={badge} />
          </span>
        ))}
        {card.reducedBy ? <span className="reduced-by">{t('story.badge')}</span> : null}
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
    </header>
  );
}
