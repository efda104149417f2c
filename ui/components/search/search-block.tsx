import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { SearchBlockView } from '../../../application/browse/banner-view.ts';
import { useApp } from '../common/app-context.ts';
import { SearchStore } from '../../stores/search.store.ts';
import { Link } from '../common/link.tsx';
import { SearchField } from './search-field.tsx';
import { useUnderstood } from './use-understood.ts';
import { Words } from '../common/words.tsx';

/**
 * Search of the home page: a form that works without script, and a panel of links that updates while typing. The panel is a disclosure of
 * links, not a listbox: a city has two links, and an `option` of a listbox must not contain links.
 */
export const SearchBlock = observer(function SearchBlock({ search }: { readonly search: SearchBlockView }) {
  const { t } = useTranslation('search');
  const { site, suggest } = useApp();
  const { logo } = site.brand;
  const [store] = useState(() => new SearchStore(text => suggest(site.language, text)));
  const navigate = useNavigate();
  const { showInput, showButtons, saleHref, rentHref } = search;
  const understood = useUnderstood(saleHref, store.text);
  const typedText = store.text.trim();
  const tabs = understood?.filters.q === typedText ? understood.tabs : undefined;
  // Until the list of a sentence has loaded, no numbers are shown: `store.found` counts a search of names for the words, not the results of
  // the sentence.
  const found = tabs
    ? { sale: tabs.sale.count, rent: tabs.rent.count }
    : /\s/.test(typedText)
      ? undefined
      : store.found;
  const counts = search.counts && (found ?? search.counts);

  const go = (href: string, typed: unknown) => {
    const text = String(typed ?? '').trim();
    void navigate(text === '' ? href : `${href}?${new URLSearchParams({ q: text })}`);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter;
    event.preventDefault();
    go(button?.getAttribute('formaction') ?? saleHref, new FormData(event.currentTarget).get('q'));
  };
  /** Enter opens the list for sale, or the list for rent if only that one has results. */
  const enter = (text: string) => {
    go(found?.sale === 0 && found.rent > 0 ? rentHref : saleHref, text);
  };

  return (
    <search className="search-block">
      {search.showLogo ? (
        <Link href={search.homeHref} className="search-logo" aria-label={t('home', { agency: site.agency.name })}>
          <img src={logo.address} width={logo.width} height={logo.height} alt="" />
        </Link>
      ) : null}
      {search.title ? (
        <h2 className="search-title">
          <Words text={search.title} />
        </h2>
      ) : null}
      {search.descriptions.map(description => (
        <p key={description.text} className="search-description">
          <Words text={description} />
        </p>
      ))}
      <form action={saleHref} onSubmit={submit}>
        {showInput ? (
          <SearchField
            links={search}
            store={store}
            label={t('label')}
            example={t('placeholder', { town: site.agency.city })}
            understood={understood}
            onEnter={enter}
          />
        ) : null}
        {showButtons ? (
          <div className="search-buttons">
            <button type="submit" className="button" formAction={saleHref}>
              {counts ? t('saleCount', { count: counts.sale }) : t('sale')}
            </button>
            <button type="submit" className="button light" formAction={rentHref}>
              {counts ? t('rentCount', { count: counts.rent }) : t('rent')}
            </button>
          </div>
        ) : showInput ? (
          <div className="search-buttons">
            <button type="submit" className="button">
              {t('submit')}
            </button>
          </div>
        ) : null}
      </form>
    </search>
  );
});
