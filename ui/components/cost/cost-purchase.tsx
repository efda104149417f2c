import { useTranslation } from 'react-i18next';
import { OWN_MEANS_PERCENT } from '../../../domain/cost/credit.ts';
import {
  type Assumption,
  type CalculatedPurchase,
  calculatePurchase,
  type Credit,
} from '../../../domain/cost/cost-query.ts';
import type { CostSubject } from '../../../domain/cost/cost-subject.ts';
import type { CostLine, PurchaseCost } from '../../../domain/cost/purchase-cost.ts';
import { dayText } from '../../../domain/text/day.ts';
import { numberText } from '../../../domain/text/number.ts';
import { CostFields } from './cost-fields.tsx';
import { CostForm } from './cost-form.tsx';
import { loanOf, useAbout, useRateSource } from './cost-phrases.ts';
import { CostFold, CostRules, CostTable, euro, AmountLines, wholeEuro } from './cost-table.tsx';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { useCostQuery } from './use-cost-query.ts';

type Purchase = Extract<CostSubject, { kind: 'purchase' }>;

/** Cost of a purchase, as a form that works without script; with script, result and address follow the input. */
export function CostOfPurchase({
  subject,
  asOf,
  path,
  query: sent,
  sheet,
}: {
  readonly subject: Purchase;
  readonly asOf: string;
  readonly path: string;
  readonly query: string;
  readonly sheet: boolean;
}) {
  const { t } = useTranslation('cost');
  const { t: facts } = useTranslation('facts');
  const withAbout = useAbout();
  const sourceOf = useRateSource();
  const { form, query, read } = useCostQuery(sent);
  const counted = calculatePurchase(subject, new URLSearchParams(query), asOf);
  const { cost, terms } = counted;
  if (!cost) return null;
  const title = t(subject.viager ? 'title.viager' : 'title.purchase');
  if (sheet)
    return (
      <section id="cost" className="sheet-cost" aria-labelledby="cost-title">
        <h2 id="cost-title">{title}</h2>
        <Lines subject={subject} cost={cost} purpose={counted.purpose} />
        <Rebuilt cost={cost} />
        <Monthly counted={counted} />
        <p>
          {t('rules.title', { day: dayText(counted.asOf) })}. {t('excluded')} <RebuiltConditions cost={cost} />
        </p>
      </section>
    );
  const { month, credit } = counted;
  const ofMonth = withAbout(t('brief.month'), credit?.isAbout);
  return (
    <section id="cost" className="property-section cost" aria-labelledby="cost-title">
      <h2 id="cost-title">{title}</h2>
      <div className="cost-figures">
        {/* A new key makes React replace the whole paragraph: a browser's translation may have replaced the text nodes in it. */}
        <div className="cost-sum" role="status">
          <p key={`${cost.total} ${cost.costs}`}>
            {withAbout(t('brief.deed'), cost.isAbout)}
            <strong>{wholeEuro(subject.viager ? cost.costs : cost.total)}</strong>
            {subject.viager ? <small>{t('sum.viager')}</small> : null}
          </p>
          {month ? (
            <p key={`${month.total} ${ofMonth}`}>
              {ofMonth}
              <strong>{wholeEuro(month.total)}</strong>
              {month.credit === undefined ? <small>{t('total.without-loan')}</small> : null}
            </p>
          ) : null}
        </div>
        <DeedLines subject={subject} cost={cost} />
        {month ? (
          <AmountLines
            lines={[
              [withAbout(t('brief.loan', loanOf(counted)), credit?.isAbout), month.credit],
              [facts('name.ownerCharges'), month.charges],
              [facts('name.propertyTax'), month.tax],
            ]}
          />
        ) : null}
      </div>
      <Rebuilt cost={cost} />
      <CostForm
        ref={form}
        read={read}
        action={`${path}#cost`}
        aria-label={t('form')}
        note={credit ? <p>{t('brief.example')}</p> : null}
      >
        <CostFields
          subject={subject}
          counted={counted}
          sent={calculatePurchase(subject, new URLSearchParams(sent), asOf)}
        />
      </CostForm>
      {cost.abatementLost ? (
        <p className="notice">
          <Icon name="alert" />
          <span>
            {t('lost', { limit: euro(cost.abatementLost.priceLimit), saving: euro(cost.abatementLost.saving) })}
          </span>
        </p>
      ) : null}
      <CostFold asOf={counted.asOf}>
        <Lines subject={subject} cost={cost} purpose={counted.purpose} />
        <div className="cost-notes">
          <Monthly counted={counted} />
          {credit ? <p>{t('credit.notOffer')}</p> : null}
          <p>{t('excluded')}</p>
          {cost.rebuilt ? (
            <p>
              <RebuiltConditions cost={cost} />
            </p>
          ) : null}
          {terms ? (
            <p key={`${terms.within} ${terms.stay}`}>
              {t('conditions', { years: terms.within })}
              {terms.stay === undefined ? null : ` ${t('conditionsStay', { count: terms.stay })}`}{' '}
              {t('conditionsNotary')}
            </p>
          ) : null}
        </div>
        <CostRules
          asOf={counted.asOf}
          rules={[
            ...rulesOf(
              subject,
              cost,
              code => t(`line.${code}`),
              key => t(`source.${key}`),
            ),
            ...(cost.rebuilt
              ? [
                  {
                    line: t('rebuilt.line', { percent: cost.rebuilt.percent }),
                    source: t('source.rebuilt'),
                    from: cost.rebuilt.from,
                    checked: cost.rebuilt.checked,
                  },
                ]
              : []),
            ...(credit?.rateRule
              ? [
                  {
                    line: t('line.mortgage-rate'),
                    source: sourceOf(credit.rateRule).source,
                    from: credit.rateRule.from,
                    checked: credit.rateRule.checked,
                  },
                ]
              : []),
          ]}
        />
        <p className="cost-print">
          <Link className="tool" href={`${path}?${['view=print', query].filter(Boolean).join('&')}`} rel="nofollow">
            <Icon name="print" />
            {t('print')}
          </Link>
        </p>
      </CostFold>
    </section>
  );
}

/** The price, each tax with its rate, and the notary in one line, in whole euro; the table below them has each amount to the cent. */
function DeedLines({ subject, cost }: { readonly subject: Purchase; readonly cost: PurchaseCost }) {
  const { t } = useTranslation('cost');
  const ofNotary = ({ code }: CostLine) => code === 'notary-fee' || code === 'notary-vat' || code === 'file-costs';
  const taxes = cost.lines.filter(line => !ofNotary(line) && line.amount > 0);
  const notary = cost.lines.filter(ofNotary).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <AmountLines
      lines={[
        [t(subject.viager ? 'line.market-value' : 'line.price'), subject.price],
        ...taxes.map(({ code, percent, free, amount, certainty }) => {
          const rate = percent === undefined || free !== undefined ? undefined : numberText(percent);
          const note = certainty === 'about' ? 'note.percentAbout' : 'note.percent';
          return [[t(`line.${code}`), rate && t(note, { percent: rate })].filter(Boolean).join(', '), amount] as const;
        }),
        [t('brief.notary'), notary],
      ]}
    />
  );
}

/** The same purchase with the lower VAT of a rebuilt home. */
function Rebuilt({ cost: { rebuilt } }: { readonly cost: PurchaseCost }) {
  const { t } = useTranslation('cost');
  if (!rebuilt) return null;
  const { percent, costs, total } = rebuilt;
  return (
    <p key={total} className="cost-rebuilt">
      {t('rebuilt.sum', { percent: numberText(percent), costs: wholeEuro(costs), total: wholeEuro(total) })}
    </p>
  );
}

function RebuiltConditions({ cost: { rebuilt } }: { readonly cost: PurchaseCost }) {
  const { t } = useTranslation('cost');
  if (!rebuilt) return null;
  const { percent: rate, mostArea: area, ownHomeYears: own, letYears, withLand } = rebuilt;
  const percent = numberText(rate);
  const conditions = t('rebuilt.conditions', { percent, area, own, let: letYears });
  return withLand ? `${conditions} ${t('rebuilt.land', { percent })}` : conditions;
}

function Monthly({ counted: { credit } }: { readonly counted: CalculatedPurchase }) {
  const { t } = useTranslation('cost');
  const withAbout = useAbout();
  if (!credit) return null;
  const { monthly, payments, total, interest, assumed, isAbout } = credit;
  return (
    <p key={`${monthly} ${payments} ${total} ${assumed.length} ${isAbout}`}>
      <strong>{withAbout(t('credit.monthly', { amount: euro(monthly) }), isAbout)}</strong>{' '}
      {t('credit.total', { count: payments / 12, total: euro(total), interest: euro(interest) })}.{' '}
      <Assumed credit={credit} />
    </p>
  );
}

/** Assumptions of a monthly payment, shown beside it. */
function Assumed({ credit: { assumed, amount, rate, payments, rateRule } }: { readonly credit: Credit }) {
  const { t } = useTranslation('cost');
  const sourceOf = useRateSource();
  if (assumed.length === 0) return null;
  const texts: Readonly<Record<Assumption, () => string>> = {
    credit: () => t('credit.assumedCredit', { amount: euro(amount), percent: OWN_MEANS_PERCENT }),
    rate: () => t('credit.assumedRate', { rate: numberText(rate), ...sourceOf(rateRule) }),
    years: () => t('credit.assumedYears', { count: payments / 12 }),
  };
  return <small>{t('credit.assumed', { parts: assumed.map(part => texts[part]()).join(', ') })}</small>;
}

function Lines({
  subject,
  cost,
  purpose,
}: {
  readonly subject: Purchase;
  readonly cost: PurchaseCost;
  readonly purpose: CalculatedPurchase['purpose'];
}) {
  const { t } = useTranslation('cost');
  const { t: facts } = useTranslation('facts');
  const note = ({ percent, free, vat, certainty }: CostLine) => {
    if (vat !== undefined) return t('note.mostVat', { vat: numberText(vat) });
    if (percent === undefined) return certainty === 'about' ? t('note.about') : undefined;
    const rate = numberText(percent);
    if (free !== undefined) return t('note.free', { percent: rate, free: euro(free) });
    return t(certainty === 'about' ? 'note.percentAbout' : 'note.percent', { percent: rate });
  };
  const noteOf = (line: CostLine) =>
    [note(line), line.code === 'registration-duty' && purpose && facts(`assumes.${purpose}`)]
      .filter(Boolean)
      .join(', ');
  const sum = cost.isAbout ? { note: t('note.about') } : {};
  return (
    <CostTable
      rows={[
        { name: t(subject.viager ? 'line.market-value' : 'line.price'), amount: subject.price },
        ...cost.lines.map(line => ({ name: t(`line.${line.code}`), note: noteOf(line), amount: line.amount })),
      ]}
      total={
        subject.viager
          ? { name: t('line.costs'), amount: cost.costs, ...sum }
          : { name: t('line.total'), amount: cost.total, ...sum }
      }
    />
  );
}

/** The legal rule of each line; the rule of the notary's lines is listed only once. */
function rulesOf(
  { region }: Purchase,
  { lines }: PurchaseCost,
  line: (code: CostLine['code']) => string,
  source: (key: string) => string,
) {
  return lines
    .filter(({ code }) => code !== 'notary-vat')
    .map(({ code, from, checked }) => ({
      line: line(code),
      source: source(
        code === 'registration-duty' ? `${code}.${region}.${from}` : code === 'vat-with-land' ? 'vat' : code,
      ),
      from,
      checked,
    }));
}
