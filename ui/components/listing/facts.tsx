import { useTranslation } from 'react-i18next';
import type { FactView } from '../../../application/view/fact-view.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import { dayText } from '../../../domain/text/day.ts';
import { numberText } from '../../../domain/text/number.ts';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';
import { FloodSymbol } from './flood-symbol.tsx';
import { Icon, type IconName } from '../common/icon.tsx';
import { WrittenIn } from '../common/words.tsx';

/** A list of facts: the name and the value of each. */
export function Facts({
  facts,
  className = 'facts',
}: {
  readonly facts: readonly FactView[];
  readonly className?: 'facts' | 'sheet-facts';
}) {
  const factName = useFactName();
  return (
    <dl className={className}>
      {facts.map(fact => (
        <div key={fact.name}>
          <dt>{factName(fact)}</dt>
          <dd>
            <FactValue fact={fact} />
            <FactAssumption fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Assumptions of a calculated cost, in small text after the amount. */
export function FactAssumption({ fact: { note } }: { readonly fact: FactView }) {
  const { t } = useTranslation('facts');
  if (!note) return null;
  const { assumes, free } = note;
  const texts = [
    ...assumes.map(one => t(`assumes.${one}`)),
    ...(free === undefined ? [] : [t('assumes.free', { free: withNonBreakingSpaces(formatEuro(free)) })]),
  ];
  return <small className="fact-assumes"> {texts.join(', ')}</small>;
}

/** Returns a function that translates the name of a fact. */
export function useFactName(): (fact: Pick<FactView, 'name' | 'study'>) => string {
  const { t } = useTranslation('facts');
  return ({ name, study }) => (study ? t('study') : t(`name.${name}`));
}

const ICONS: { readonly [N in FactView['name']]?: IconName } = {
  livingArea: 'area',
  officeArea: 'area',
  builtArea: 'area',
  totalArea: 'area',
  groundArea: 'plot',
  bedrooms: 'bed',
  bathrooms: 'bath',
  showerRooms: 'bath',
  facades: 'home',
  constructionYear: 'calendar',
  availableFrom: 'calendar',
  garages: 'car',
  parkings: 'car',
  floor: 'home',
  frontWidth: 'area',
  terraceArea: 'sun',
  gardenArea: 'plot',
  zoning: 'plot',
};

/** The flood score (P or G score, Flanders) with the highest risk. */
const HIGHEST_FLOOD_CLASS = 'D';

/** Key facts below the title. */
export function Highlights({ facts }: { readonly facts: readonly FactView[] }) {
  const factName = useFactName();
  return (
    <dl className="highlights">
      {facts.map(fact => (
        <div key={fact.name}>
          <dt>{factName(fact)}</dt>
          <dd>
            {/* Facts without an icon of their own get a tick if their value is 'yes', and otherwise the icon of a document. */}
            <Icon name={ICONS[fact.name] ?? (fact.value === true ? 'check' : 'document')} />
            <FactValue fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Formats the value of a fact by its kind. */
export function FactValue({ fact }: { readonly fact: FactView }) {
  const { t } = useTranslation('facts');
  const { name, kind, value, lang } = fact;
  if (name === 'floor' && value === 0) return t('ground');
  if (name === 'energyTotal' && typeof value === 'number') return t('energyTotal', { value: numberText(value) });
  if (name === 'energyLevel' && typeof value === 'number') return `E${numberText(value)}`;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (fact.goneBy === 'available-now') return t('availableNow');
  if (kind === 'date' && typeof value === 'string') {
    const day = <time dateTime={value}>{withNonBreakingSpaces(dayText(value))}</time>;
    return fact.goneBy === 'expired' ? (
      <>
        {day} {t('expired')}
      </>
    ) : (
      day
    );
  }
  if (kind === 'grade') {
    const grade = t('grade', { grade: String(value) });
    // Flemish rule (VMM): adverts show the symbol if the plot or the building has the highest class.
    return value === HIGHEST_FLOOD_CLASS ? (
      <>
        <FloodSymbol label={t('flood')} /> {grade}
      </>
    ) : (
      grade
    );
  }
  if (kind === 'text' && lang)
    return (
      <>
        <span lang={lang}>{value}</span> <WrittenIn lang={lang} />
      </>
    );
  if (typeof value === 'string') return kind === 'code' ? <span className="code">{value}</span> : value;
  switch (kind) {
    case 'money':
      return withNonBreakingSpaces(formatEuro(value));
    case 'money-per-month':
    case 'money-per-year':
      return `${withNonBreakingSpaces(formatEuro(value))} ${t(kind)}`;
    case 'year':
    case 'code':
      return String(value);
    case 'months':
    case 'years':
      return t(kind, { count: value });
    case 'area':
    case 'length':
    case 'percent':
    case 'energy':
    case 'co2':
      return t(kind, { value: numberText(value) });
    default:
      return numberText(value);
  }
}
