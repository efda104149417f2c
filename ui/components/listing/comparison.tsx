import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparisonView, SavedListing } from '../../../application/browse/favourites-body.ts';
import type { FactView } from '../../../application/view/fact-view.ts';
import { numberText } from '../../../domain/text/number.ts';
import { useApp } from '../common/app-context.ts';
import { EpcBadge } from './epc.tsx';
import { FactAssumption, FactValue, Facts, useFactName } from './facts.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { Icon } from '../common/icon.tsx';
import { CardPicture, SavedCard } from './saved-card.tsx';
import { Link } from '../common/link.tsx';
import { Price } from './price.tsx';
import { Ribbon } from './ribbon.tsx';
import { Share } from './share.tsx';
import { TableScroll } from '../common/table.tsx';
import { CostRows, OwnLoan, useLoanQuery, withLoan } from '../cost/saved-costs.tsx';
import { Words, WrittenIn } from '../common/words.tsx';
import { townLine } from '../../../domain/place/town-line.ts';

/** Properties side by side: differences in a scrollable table, equal facts folded below it. */
export function Comparison({
  comparison,
  kept,
}: {
  readonly comparison: ComparisonView;
  readonly kept: readonly SavedListing[];
}) {
  const { site } = useApp();
  const { t } = useTranslation('favourites');
  const { path, columns, same } = comparison;
  const loan = useLoanQuery();
  const withdrawn = kept.filter(({ kind }) => kind === 'gone');
  return (
    <article className="wrap favourites-page comparison">
      <div className="comparison-head">
        <h1 id="comparison">{t('comparison')}</h1>
        <div className="tools">
          <Share path={withLoan(path, loan)} title={columns.map(({ card }) => card.title.text).join(' · ')} />
          {site.favouritesHref ? (
            <Link className="tool" href={withLoan(site.favouritesHref, loan)}>
              <Icon name="heart" />
              {t('own')}
            </Link>
          ) : null}
        </div>
      </div>
      <OwnLoan action={site.favouritesHref} ids={kept.map(({ id }) => id)} kept={kept} />
      <ComparisonTable comparison={comparison} kept={kept} />
      {same.length > 0 ? (
        <details className="comparison-same">
          <summary>
            {t('same', { count: same.length })}
            <Icon name="down" />
          </summary>
          <Facts facts={same} />
        </details>
      ) : null}
      {withdrawn.map(one => (
        <SavedCard key={one.id} kept={one} />
      ))}
    </article>
  );
}

function ComparisonTable({
  comparison: { columns, differing },
  kept,
}: {
  readonly comparison: ComparisonView;
  readonly kept: readonly SavedListing[];
}) {
  const { t } = useTranslation('favourites');
  const { t: facts } = useTranslation('facts');
  const factName = useFactName();
  const loan = useLoanQuery();
  const costs = columns.map(({ card: { id } }) =>
    kept.flatMap(one => (one.kind === 'here' && one.id === id ? [one.cost] : [])).at(0),
  );
  const surfaces = new Set(columns.map(({ card }) => card.own.surface?.name));
  return (
    <TableScroll labelledBy="comparison">
      <table data-columns={columns.length}>
        <thead>
          <tr>
            <td />
            {columns.map(({ card }) => (
              <td key={card.id} data-state={card.state}>
                <span className="comparison-picture">
                  <CardPicture card={card} />
                  <Ribbon card={card} />
                  <FavouriteButton card={card} />
                </span>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('fact')}</span>
            </th>
            {columns.map(({ card, withoutHref }) => (
              <th key={card.id} scope="col">
                <Link href={withLoan(card.href, loan)}>
                  <Words text={card.title} />
                </Link>{' '}
                <WrittenIn lang={card.title.lang} />
                <Link
                  href={withLoan(withoutHref, loan)}
                  className="comparison-remove"
                  aria-label={t('takeOut', { title: card.title.text })}
                >
                  {t('remove')}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t('price')} cells={columns.map(({ card }) => <Price key={card.id} price={card.price} />)} />
          <CostRows costs={costs} Row={Row} />
          <Row name={t('place')} cells={columns.map(({ card }) => townLine(card.postcode, card.place))} />
          <Row name={t('type')} cells={columns.map(({ card }) => card.type)} />
          <Row
            name={facts('group.energy')}
            cells={columns.map(({ card }) => (card.energy ? <EpcBadge key={card.id} energy={card.energy} /> : null))}
          />
          {/* If all properties have the same kind of surface, a row of facts below shows it. */}
          {surfaces.size > 1 ? (
            <Row
              name={t('surface')}
              cells={columns.map(({ card: { own } }) =>
                own.surface ? `${numberText(own.surface.value)}\u00a0m²` : null,
              )}
            />
          ) : null}
          {differing.map(({ name, cells }) => (
            <Row
              key={name}
              name={factName({ name, ...(onlyStudies(cells) && { study: true }) })}
              cells={cells.map(fact => cellOf(fact))}
            />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** Whether every office area in the row is that of a study in a home; the row is then named after studies. */
function onlyStudies(cells: readonly (FactView | null)[]): boolean {
  return cells.every(fact => fact === null || fact.study === true);
}

function cellOf(fact: FactView | null): ReactNode {
  if (!fact) return null;
  return (
    <>
      <FactValue fact={fact} />
      <FactAssumption fact={fact} />
    </>
  );
}

/** A table row; not rendered if all cells are empty. */
function Row({ name, cells }: { readonly name: string; readonly cells: readonly ReactNode[] }) {
  const { t } = useTranslation('favourites');
  if (cells.every(cell => cell === null || cell === '')) return null;
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, at) => (
        <td key={at}>
          {cell === null || cell === '' ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{t('notGiven')}</span>
            </>
          ) : (
            cell
          )}
        </td>
      ))}
    </tr>
  );
}
