import { useTranslation } from 'react-i18next';
import type { FactView } from '../../../application/view/fact-view.ts';
import type { FactName } from '../../../domain/listing/facts.ts';
import { Facts, FactValue, useFactName } from '../listing/facts.tsx';
import { Fold } from '../common/fold.tsx';

/** Facts for the summary line of the folded facts, in order of priority; the line shows the first ones that the property has. */
const ANSWERS: readonly FactName[] = [
  'availableFrom',
  'floor',
  'lift',
  'furnished',
  'petsAllowed',
  'totalArea',
  'groundArea',
  'gardenArea',
  'parkings',
  'toilets',
  'constructionYear',
  'renovationYear',
  'condition',
  'windowFrame',
  'heating',
  'zoning',
  'permit',
  'heritage',
  'asbestosType',
  'preemptiveRight',
  'summons',
];
const MOST = 3;

/** Facts whose value is clear without a label: 'rénové', 'chaudière à condensation au gaz'. */
const SPEAKING: ReadonlySet<FactName> = new Set(['constructionYear', 'condition', 'heating', 'zoning']);

/** Minor facts, folded below a summary line with the facts that visitors ask about most. */
export function FactFold({
  name,
  facts,
  known,
}: {
  readonly name: string;
  readonly facts: readonly FactView[];
  /** Facts that the page already shows above. */
  readonly known: readonly FactView[];
}) {
  const { t } = useTranslation('property');
  const factName = useFactName();
  if (facts.length === 0) return null;
  const isFresh = (fact: FactView) => !known.some(other => other.name === fact.name);
  const asked = ANSWERS.flatMap(name => facts.find(fact => fact.name === name) ?? []).filter(isFresh);
  const [said = []] = [asked, facts.filter(isFresh), facts].filter(({ length }) => length > 0);
  return (
    <Fold
      name={name}
      answer={said.slice(0, MOST).map((fact, at) => (
        <span key={fact.name}>
          {at === 0 ? '' : ', '}
          {/* The space after the colon does not break, so that a short value does not stand alone on a line. */}
          {SPEAKING.has(fact.name) ? null : t('pair', { name: factName(fact), value: '' }).replace(/ $/, '\u00a0')}
          <FactValue fact={fact} />
        </span>
      ))}
    >
      <Facts facts={facts} />
    </Fold>
  );
}
