import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import { numberText } from '../../../domain/text/number.ts';
import { useApp } from '../common/app-context.ts';
import { EmptyList } from '../common/empty-list.tsx';
import { Link } from '../common/link.tsx';
import { PhoneLink } from '../common/phone-link.tsx';
import { Chosen } from './chosen.tsx';
import { useFilterWords } from './filter-words.ts';

/** Shown instead of the results of an empty list, with ways to find something. */
export function Nothing({ body }: { readonly body: ListBody }) {
  const { site } = useApp();
  const { t } = useTranslation('list');
  const { elsewhere } = body;
  return (
    <EmptyList
      title={t('nothing.title')}
      text={t('nothing.text')}
      ways={
        <>
          {body.alertHref === undefined ? null : (
            <Link href={body.alertHref} className="button">
              {t('alert.button')}
            </Link>
          )}
          <PhoneLink phone={site.agency.phone} className="button quiet" />
        </>
      }
    >
      {elsewhere?.otherGoal ? (
        <p className="nothing-other">
          <Link href={elsewhere.otherGoal.href} className="button">
            {t(`nothing.other.${body.list === 'rent' ? 'sale' : 'rent'}`, {
              count: elsewhere.otherGoal.count,
              n: numberText(elsewhere.otherGoal.count),
            })}
          </Link>
        </p>
      ) : null}
      <Drop body={body} />
      {elsewhere && elsewhere.nearby.length > 0 ? (
        <>
          <p id="nearby">{t('nothing.near')}</p>
          <ul className="nothing-near" aria-labelledby="nearby">
            {elsewhere.nearby.map(({ name, href, count, kilometres }) => (
              <li key={name}>
                <Link href={href}>{t('nothing.place', { name, count, n: numberText(count) })}</Link>{' '}
                <span>{t('nothing.away', { n: numberText(kilometres) })}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </EmptyList>
  );
}

/**
 * Links for a search without results. If leaving out a single filter gives results, or no pair of filters does, each link leaves out one
 * filter; otherwise each leaves out two.
 */
function Drop({ body }: { readonly body: ListBody }) {
  const { t } = useTranslation('list');
  const filterWords = useFilterWords();
  const pairs = body.elsewhere?.withoutTwo ?? [];
  if (body.chosen.length === 0) return null;
  if (body.chosen.some(({ countWithout = 0 }) => countWithout > 0) || pairs.length === 0)
    return (
      <>
        <p>{t('nothing.drop')}</p>
        <Chosen body={body} />
      </>
    );
  return (
    <>
      <p id="without-two">{t('nothing.dropTwo')}</p>
      <ul className="nothing-near" aria-labelledby="without-two">
        {pairs.map(({ labels, href, count }) => (
          <li key={href}>
            <Link href={href}>
              {t('nothing.without', { names: labels.map(filterWords).join(' + '), count, n: numberText(count) })}
            </Link>
          </li>
        ))}
      </ul>
      <Chosen body={body} />
    </>
  );
}
