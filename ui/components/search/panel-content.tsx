import type { TFunction } from 'i18next';
import { type ComponentProps, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import type { SearchLinks } from '../../../application/browse/search-links.ts';
import { goalOf } from '../../../domain/listing/goal.ts';
import { pictureAddress } from '../../../domain/media/picture-address.ts';
import type { Suggestions } from '../../../domain/search/suggestions.ts';
import { useApp } from '../common/app-context.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { useNarrowed } from './narrowed.ts';
import type { UnderstoodSentence } from './understood.tsx';

export type PanelContentProps = {
  readonly links: SearchLinks;
  readonly text: string;
  readonly suggestions: Suggestions | undefined;
  readonly understood: ListBody | undefined;
  /** Changes the text of the search box. */
  readonly onType: (text: string) => void;
  /** Announces a text to screen readers. */
  readonly say: (words: string) => void;
};

/** Content of the search panel: examples for an empty box, the meaning of a sentence, or suggestions in three groups of links. */
export function PanelContent({
  links,
  text,
  suggestions: suggested,
  understood: list,
  onType,
  say,
}: PanelContentProps) {
  const { t } = useTranslation('search');
  const understood = list?.sentence ? list : undefined;
  // Until a sentence has been parsed, empty suggestions are not shown: the sentence may have a meaning although no name contains it.
  const isUnread = /\s/.test(text) && list?.filters.q !== text;
  const suggestions = suggested && isEmpty(suggested) && (understood || isUnread) ? undefined : suggested;
  const found = understood || !suggestions || text === '' ? undefined : foundWords(suggestions, t);
  useEffect(() => {
    if (found !== undefined) say(found);
  }, [say, found]);
  if (text === '') return <Examples links={links} />;
  return (
    <>
      {understood ? <Understood list={understood} onType={onType} say={say} /> : null}
      {suggestions ? <Groups links={links} suggestions={suggestions} text={text} /> : null}
    </>
  );
}

function Understood(props: ComponentProps<typeof UnderstoodSentence>) {
  const { UnderstoodSentence: Loaded } = useNarrowed();
  return <Loaded {...props} />;
}

/** Examples of sentences, and the reference of a property; each is a link to its results. */
function Examples({ links }: { readonly links: SearchLinks }) {
  const { t } = useTranslation('search');
  const { site } = useApp();
  const id = links.exampleId;
  return (
    <Group name={t('examples.name')}>
      {(['home', 'coast', 'rent'] as const).map(name => {
        const q = t(`examples.${name}`, { town: site.agency.city });
        return (
          <li key={name} className="search-row">
            <Link href={`${links.saleHref}?${new URLSearchParams({ q })}`} className="search-example">
              <Icon name="search" />
              {q}
            </Link>
          </li>
        );
      })}
      {id === undefined ? null : (
        <li className="search-row">
          <Link href={links.propertyHrefs.sale.replace('{id}', encodeURIComponent(id))} className="search-example">
            <Icon name="document" />
            {t('reference', { id })}
          </Link>
        </li>
      )}
    </Group>
  );
}

function isEmpty({ types, cities, properties }: Suggestions): boolean {
  return types.length + cities.length + properties.length === 0;
}

function Groups({
  links,
  suggestions,
  text,
}: {
  readonly links: SearchLinks;
  readonly suggestions: Suggestions;
  readonly text: string;
}) {
  const { t } = useTranslation('search');
  const { types, cities, properties, totals, exactId, narrowed } = suggestions;
  const narrowing: Record<string, string> = narrowed ? { q: text } : {};
  const more = totals.cities - cities.length + totals.properties - properties.length;
  return (
    <>
      {types.length > 0 ? (
        <Group name={t('groups.types')}>
          {types.map(({ webId, name, lang, sale, rent, offered }) => (
            <li key={webId} className="search-row">
              <span className="search-name" lang={lang}>
                {name}
              </span>
              <GoalLinks
                of={name}
                links={links}
                query={{ type: String(webId), ...narrowing }}
                sale={offered.sale ? sale : undefined}
                rent={offered.rent ? rent : undefined}
              />
            </li>
          ))}
        </Group>
      ) : null}
      {cities.length > 0 ? (
        <Group name={t('groups.cities')}>
          {cities.map(({ key, name, postcode, sale, rent }) => (
            <li key={key} className="search-row">
              <span className="search-name">
                {name} <small>{postcode}</small>
              </span>
              <GoalLinks
                of={`${name} ${postcode}`}
                links={links}
                query={{ city: `${name}|${postcode}`, ...narrowing }}
                sale={sale}
                rent={rent}
              />
            </li>
          ))}
        </Group>
      ) : null}
      {properties.length > 0 ? (
        <Group name={t('groups.properties')}>
          {properties.map(({ id, goal, city, typeDescription, lang, pictureId }) => (
            <li key={id}>
              <Link
                href={links.propertyHrefs[goalOf(goal)].replace('{id}', encodeURIComponent(id))}
                className="search-property"
                data-exact={id === exactId || undefined}
              >
                {pictureId ? (
                  <img
                    src={pictureAddress(pictureId, { height: 60, format: 'webp' })}
                    width="60"
                    height="60"
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                ) : (
                  <span className="search-no-picture">
                    <Icon name="home" />
                  </span>
                )}
                <span className="search-property-words">
                  <span lang={lang}>{typeDescription}</span>
                  <small>
                    {city} · {t(`goal.${goalOf(goal)}`)} · {t('reference', { id })}
                  </small>
                </span>
                {id === exactId ? <span className="chip">{t('exact')}</span> : <Icon name="right" />}
              </Link>
            </li>
          ))}
        </Group>
      ) : null}
      {types.length + cities.length + properties.length === 0 ? <p className="search-nothing">{t('nothing')}</p> : null}
      {more > 0 ? <p className="search-more">{t('more', { count: more })}</p> : null}
    </>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="search-group">
      <p aria-hidden="true">{name}</p>
      <ul aria-label={name}>{children}</ul>
    </div>
  );
}

/** Links from a suggestion (a city or a type) to its sale and rent lists; a list without results is shown as text. */
function GoalLinks({
  of,
  links,
  query,
  sale,
  rent,
}: {
  readonly of: string;
  readonly links: SearchLinks;
  readonly query: Readonly<Record<string, string>>;
  readonly sale: number | undefined;
  readonly rent: number | undefined;
}) {
  const { t } = useTranslation('search');
  const goals = [
    { goal: 'sale', count: sale, href: links.saleHref },
    { goal: 'rent', count: rent, href: links.rentHref },
  ] as const;
  return (
    <span className="search-goals">
      {goals.map(({ goal, count, href }) => {
        if (count === undefined) return null;
        const words = links.showCounts ? t(`${goal}Count`, { count }) : t(goal);
        return count === 0 ? (
          <span key={goal} className="search-goal" aria-disabled="true">
            {words}
          </span>
        ) : (
          <Link key={goal} href={`${href}?${new URLSearchParams(query)}`} className="search-goal">
            <span className="visually-hidden">{of}, </span>
            {words}
          </Link>
        );
      })}
    </span>
  );
}

/** Summary of the suggestions for screen readers, such as '3 types, 2 cities, 1 property'. */
function foundWords({ totals }: Suggestions, t: TFunction<'search'>): string {
  const groups = (['types', 'cities', 'properties'] as const).filter(group => totals[group] > 0);
  if (groups.length === 0) return t('nothing');
  return groups.map(group => t(`found.${group}`, { count: totals[group] })).join(', ');
}
