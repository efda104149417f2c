import { useTranslation } from 'react-i18next';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { plainText } from '../../../domain/text/rich-text.ts';
import { cut } from '../../../domain/text/cut.ts';
import { useApp } from '../common/app-context.ts';
import { CostSection } from '../cost/cost-section.tsx';
import { EpcScale, useEnergyWords } from './epc.tsx';
import { Facts } from './facts.tsx';
import { NearbyNote } from './nearby-note.tsx';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { PhoneLink } from '../common/phone-link.tsx';
import { Picture } from '../common/picture.tsx';
import { Price } from './price.tsx';
import { StateWord } from './state-word.tsx';
import { PaperCode } from '../common/qr-code.tsx';
import { usePrintedAddress } from '../common/use-printed-address.ts';
import { Words, WrittenIn } from '../common/words.tsx';
import { townLine } from '../../../domain/place/town-line.ts';

/** Number of characters of the description, and number of facts, that fit on one page. */
const WORDS = 600;
const FACTS = 18;
/** Number of characters of the description that fit if the sheet also lists places nearby. */
const WORDS_WITH_PLACES = 420;
/** Number of characters of the description, and number of facts, that fit if the sheet also shows the cost calculation. */
const WORDS_WITH_COST = 200;
const FACTS_WITH_COST = 12;

/** A property on one A4 sheet. */
export function PrintSheet({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { t: words } = useTranslation('listing');
  const { site } = useApp();
  const { card, agent } = body;
  const [first, ...others] = body.pictures.filter(({ kind }) => kind === 'photo');
  const asked = body.cost?.query ? body.cost : undefined;
  const facts = body.facts.flatMap(({ facts: shown }) => shown).slice(0, asked ? FACTS_WITH_COST : FACTS);
  const nearby = asked ? undefined : body.nearby;
  const most = asked ? WORDS_WITH_COST : nearby ? WORDS_WITH_PLACES : WORDS;
  const address = usePrintedAddress(body);
  return (
    <div className="wrap sheet-page">
      <p className="sheet-tools">
        <Link href={asked ? `${body.path}?${asked.query}#cost` : body.path}>
          <Icon name="left" />
          {t('print.back')}
        </Link>
        <button type="button" className="button with-script" onClick={() => print()}>
          <Icon name="print" />
          {t('print.now')}
        </button>
      </p>
      <article className="sheet">
        <header>
          <p className="sheet-agency">{site.agency.name}</p>
          <p>{words('reference', { id: card.id })}</p>
        </header>
        {first || body.online ? (
          <div className="sheet-top">
            {first ? (
              <div className="sheet-pictures" data-count={Math.min(3, others.length + 1)}>
                <div>
                  <Picture picture={first} widths={[600, 1360]} sizes="800px" first />
                </div>
                {others.slice(0, 2).map(picture => (
                  <div key={picture.id}>
                    <Picture picture={picture} widths={[400, 600]} sizes="300px" first />
                  </div>
                ))}
              </div>
            ) : null}
            {body.online ? <PaperCode code={body.online.code} label={t('print.code')} /> : null}
          </div>
        ) : null}
        <div className="sheet-title">
          <h1>
            <StateWord ribbon={card.ribbon} />
            <Words text={card.title} />
          </h1>
          <p>
            <Price price={card.price} />
          </p>
          <p>{[body.street, townLine(card.postcode, card.place), body.country].filter(Boolean).join(', ')}</p>
        </div>
        {body.description ? (
          <>
            <WrittenIn lang={body.description.lang} />
            <p className="sheet-words" lang={body.description.lang}>
              {cut(plainText(body.description.content), most)}
            </p>
          </>
        ) : null}
        <Facts facts={facts} className="sheet-facts" />
        {nearby ? (
          <p className="sheet-words">
            {t('pair', { name: nearby.title, value: nearby.answer })}. <NearbyNote view={nearby} />
          </p>
        ) : null}
        {card.energy ? <Energy energy={card.energy} /> : null}
        {asked ? <CostSection view={asked} sheet /> : null}
        <footer>
          <p>
            <strong>{agent.name}</strong>
            <br />
            <PhoneLink phone={agent.phone} /> · {agent.email}
            {agent.licence ? (
              <>
                <br />
                {agent.licence}
              </>
            ) : null}
          </p>
          <p>
            {t('print.online')}
            <br />
            <strong>{address}</strong>
          </p>
        </footer>
      </article>
    </div>
  );
}

function Energy({ energy }: { readonly energy: NonNullable<PropertyBody['card']['energy']> }) {
  const words = useEnergyWords(energy);
  return (
    <div className="sheet-energy">
      {energy.image ? <img src={energy.image} width="320" height="120" alt="" /> : null}
      <p>
        <strong>{words}</strong>
        {energy.code ? <span>{energy.code}</span> : null}
      </p>
      <EpcScale energy={energy} />
    </div>
  );
}
