import { useTranslation } from 'react-i18next';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import type { ComparedCard } from '../../../application/browse/similar-cards.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import { numberText } from '../../../domain/text/number.ts';
import { useApp } from '../common/app-context.ts';
import { Link } from '../common/link.tsx';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';
import { ListingCard } from './listing-card.tsx';
import { PaperCode } from '../common/qr-code.tsx';
import { usePrintedAddress } from '../common/use-printed-address.ts';

/**
 * Address, contact and reference for a page printed by the browser: a printed page has no header and footer, which show these data on the
 * screen.
 */
export function OnPaper({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { t: words } = useTranslation('listing');
  const { site } = useApp();
  const address = usePrintedAddress(body);
  const { agent, card, online } = body;
  return (
    <p className="on-paper" aria-hidden="true">
      <span>
        <strong>{site.agency.name}</strong> · {agent.email}
      </span>
      <span>
        {words('reference', { id: card.id })} · {t('print.online')}: <strong>{address}</strong>
      </span>
      {online ? <PaperCode code={online.code} label={t('print.code')} /> : null}
    </p>
  );
}

/**
 * Similar properties; if there are few similar properties, also a link to the list of the same type. Not rendered if nothing is similar.
 */
export function Similar({ body: { similar, likeList } }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  if (similar.length === 0) return null;
  return (
    <section className="section property-similar" aria-labelledby="similar">
      <div className="wrap">
        <h2 id="similar">{t('similar.title')}</h2>
        <ul className="cards-row">
          {similar.map(other => (
            <li key={other.id}>
              <ListingCard card={other}>
                <Difference card={other} />
              </ListingCard>
            </li>
          ))}
        </ul>
        {likeList ? (
          <p className="similar-list">
            <Link href={likeList.href}>{t(`similar.${likeList.ofType ? 'ofType' : 'all'}.${likeList.goal}`)}</Link>
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** How much more or less a similar property costs and measures: '€ 50.000 more, 70 m² less'. Not rendered without a difference. */
function Difference({ card: { difference } }: { readonly card: ComparedCard }) {
  const { t } = useTranslation('property');
  const line = [
    ...amountOf(difference.price, formatEuro),
    ...amountOf(difference.surface, area => `${numberText(area)} m²`),
  ].map(({ way, amount }) => t(`similar.${way}`, { amount }));
  return line.length === 0 ? null : <p className="similar-difference">{line.join(', ')}</p>;
}

function amountOf(difference: number | undefined, textOf: (amount: number) => string) {
  if (difference === undefined) return [];
  const way = difference > 0 ? ('more' as const) : ('less' as const);
  return [{ way, amount: withNonBreakingSpaces(textOf(Math.abs(difference))) }];
}
