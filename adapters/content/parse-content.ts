import type { Picture } from '../../domain/listing/listing.ts';
import type { Page } from '../../domain/page/page.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { DRAWN_MARKS } from '../../domain/page/brand.ts';
import { categorySchema, TEAM_SPARES, teamSchema } from './article-schema.ts';
import type { BrandFiles } from './brand-schema.ts';
import { pictureSchema, PLACE_SPARES, placeSchema, treeSchema, typeSchema } from './catalogue-schema.ts';
import { checkModules, type KnownParts, knownPicture } from './check-modules.ts';
import { checkParents, publishedOnly } from './check-parents.ts';
import { checkPaths, withPaths } from './check-paths.ts';
import { checkRichText } from './check-rich-text.ts';
import { contentVersion } from './content-version.ts';
import { PAGE_SPARES, pageSchema } from './page-schema.ts';
import { PATH_SPARES, pathSchema } from './path-schema.ts';
import type { ContentProblem, Report } from './problem.ts';
import { readArticles } from './read-articles.ts';
import { type ItemOf, readItems } from './read-items.ts';
import { readSite, withKnownPictures } from './read-site.ts';
import { factRuleSchema, noticeSchema } from './rule-schema.ts';

/** A site's content, where its pictures lie (paths inside the directory, for the server alone), and what is wrong. */
export type ParsedContent = {
  readonly content: SiteContent;
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** As `pictureFiles`, those of the brand. */
  readonly brandFiles: BrandFiles;
  readonly problems: readonly ContentProblem[];
};

/**
 * Reads a content directory, given as a map of file name → text (`site.json`, `articles/about/fr.md`). It never throws: a
 * bad item is reported with its file and field, and all others go on. Drafts are left out, and what names them with them.
 */
export function parseContent(files: ReadonlyMap<string, string>): ParsedContent {
  const problems: ContentProblem[] = [];
  const report: Report = (file, item, field, reason) => problems.push({ file, item, field, reason });

  const { files: brandFiles, ...site } = readSite(files, report);
  const pictures = readItems(files, 'pictures.json', pictureSchema, report, { keyOf: row => row.picture.id });
  const categories = checkParents(
    values(readItems(files, 'categories.json', categorySchema, report, byId)),
    'categories.json',
    report,
  );
  const allArticles = readArticles(files, site.settings.defaultLanguage, report);
  const allPages = checkParents(
    values(readItems(files, 'pages.json', pageSchema, report, { ...byId, spare: PAGE_SPARES })),
    'pages.json',
    report,
  );
  const team = values(readItems(files, 'team.json', teamSchema, report, { ...byId, spare: TEAM_SPARES }));
  const entries = checkPaths(
    values(readItems(files, 'paths.json', pathSchema, report, { spare: PATH_SPARES, keyOf: entry => entry.page })),
    new Map(allPages.map(page => [page.id, page])),
    report,
  );

  const categoryIds = new Set(categories.map(category => category.id));
  const sorted = allArticles
    .filter(article => {
      if (categoryIds.has(article.categoryId)) return true;
      report('articles.json', article.id, 'categoryId', `there is no category '${article.categoryId}'`);
      return false;
    })
    .toSorted(bySort);
  const shown = sorted.filter(article => article.status === 'Published');
  const known: KnownParts = {
    paths: new Set(entries.map(entry => entry.original)),
    pictures: new Set(pictures.map(({ value }) => value.picture.id)),
    articles: new Set(shown.map(article => article.id)),
    categories: categoryIds,
    drafts: new Set(allArticles.filter(article => article.status === 'Draft').map(article => article.id)),
    colours: site.brand.colours,
  };
  const pages = withPaths(publishedOnly(allPages), entries, report)
    .filter(page => hasItsArticle(page, known, report))
    .map(page => checkModules(page, known, (field, reason) => report('pages.json', page.id, field, reason)))
    .toSorted(bySort);
  const pageIds = new Set(pages.map(page => page.id));

  const content: SiteContent = {
    version: contentVersion(files),
    ...withKnownPictures(site, known, report),
    brand: { ...site.brand, ...DRAWN_MARKS },
    pathTable: entries.filter(entry => pageIds.has(entry.page)),
    pages,
    categories: categories.toSorted(bySort),
    articles: shown.map(article => ({
      ...article,
      path: knownPath(article, known, report),
      image: knownPicture(article.image, known, 'image', (field, reason) =>
        report('articles.json', article.id, field, reason),
      ),
      text: checkRichText(article.text, known, (language, reason) =>
        report(`articles/${article.id}/${language}.md`, article.id, '', reason),
      ),
    })),
    team: team
      .filter(member => member.status === 'Published')
      .map(member => ({
        ...member,
        image: knownPicture(member.image, known, 'image', (field, reason) =>
          report('team.json', member.id, field, reason),
        ),
      }))
      .toSorted(bySort),
    types: values(readItems(files, 'types.json', typeSchema, report, { keyOf: type => `${type.webId}` })).toSorted(
      (one, other) => one.showOrder - other.showOrder,
    ),
    places: values(
      readItems(files, 'places.json', placeSchema, report, {
        spare: PLACE_SPARES,
        keyOf: place => `${place.countryId} ${place.postcode} ${Object.values(place.name)[0]}`,
      }),
    ),
    trees: checkParents(values(readItems(files, 'trees.json', treeSchema, report, byId)), 'trees.json', report),
    factRules: values(readItems(files, 'facts.json', factRuleSchema, report, { keyOf: rule => rule.fact })),
    noticeRules: values(readItems(files, 'notices.json', noticeSchema, report, byId)),
    pictures: new Map(pictures.map(({ value }): [string, Picture] => [value.picture.id, value.picture])),
  };
  return {
    content,
    pictureFiles: new Map(pictures.map(({ value }) => [value.picture.id, value.file])),
    brandFiles,
    problems,
  };
}

const byId = { keyOf: (item: { readonly id: string }) => item.id };

function values<T>(items: readonly ItemOf<T>[]): readonly T[] {
  return items.map(item => item.value);
}

function bySort(one: { readonly sort: number }, other: { readonly sort: number }): number {
  return one.sort - other.sort;
}

/** Whether the article of an article's page exists; a missing one is reported, a draft is not. */
function hasItsArticle(page: Page, known: KnownParts, report: Report): boolean {
  if (page.articleId === undefined || known.articles.has(page.articleId)) return true;
  if (!known.drafts.has(page.articleId))
    report('pages.json', page.id, 'articleId', `there is no article '${page.articleId}'`);
  return false;
}

function knownPath(
  article: { readonly id: string; readonly path: string | undefined },
  known: KnownParts,
  report: Report,
): string | undefined {
  if (article.path === undefined || known.paths.has(article.path)) return article.path;
  report('articles.json', article.id, 'path', `there is no page at '${article.path}'`);
  return undefined;
}
