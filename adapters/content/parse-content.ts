import { reason } from '../../application/finding/reason.ts';
import type { Picture } from '../../domain/listing/listing.ts';
import type { Article, Page, TeamMember } from '../../domain/page/page.ts';
import type { AgentRow } from '../../domain/listing/responsible-agent.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { DRAWN_MARKS } from '../../domain/page/brand.ts';
import { categorySchema, TEAM_SPARES, teamSchema } from './schemas/article-schema.ts';
import type { BrandFiles } from './schemas/brand-schema.ts';
import { pictureSchema, PLACE_SPARES, placeSchema, treeSchema, typeSchema } from './schemas/catalogue-schema.ts';
import { checkLinks } from './checks/check-links.ts';
import { checkModules, type KnownParts, knownPicture } from './checks/check-modules.ts';
import { checkParents, publishedOnly } from './checks/check-parents.ts';
import { checkPaths, withPaths } from './checks/check-paths.ts';
import { checkRichText } from './checks/check-rich-text.ts';
import { checkTexts } from './checks/check-texts.ts';
import { contentVersion } from './content-version.ts';
import { readJsonFiles } from './files/json-files.ts';
import { PAGE_SPARES, pageSchema } from './schemas/page-schema.ts';
import { PATH_SPARES, pathSchema } from './schemas/path-schema.ts';
import type { ContentFinding, FileFault, Report } from './files/content-finding.ts';
import { readArticles } from './read-articles.ts';
import { type ItemOf, readItems } from './files/read-items.ts';
import { readSite, withKnownPictures } from './read-site.ts';
import { factRuleSchema, noticeSchema } from './schemas/rule-schema.ts';

/** Parsed content, paths of its picture files inside the directory (server only), and findings. */
export type ParsedContent = {
  readonly content: SiteContent;
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** Picture files of the brand, such as logo and icon. */
  readonly brandFiles: BrandFiles;
  /** Findings about parts that were left out, including `broken`. */
  readonly problems: readonly ContentFinding[];
  /** Findings that prevent a working site: an unreadable file, or no home page. */
  readonly broken: readonly ContentFinding[];
  /** Findings about parts that are shown nevertheless and should be reviewed. */
  readonly warnings: readonly ContentFinding[];
};

/**
 * Parses a content directory, given as a map of file name → text (`site.json`, `articles/about/fr.md`). Never throws: an invalid item is
 * reported with file and field, and all other items are used. Drafts are removed, together with references to them. `faults`: files that
 * exist but could not be read.
 */
export function parseContent(files: ReadonlyMap<string, string>, faults: readonly FileFault[] = []): ParsedContent {
  const problems: ContentFinding[] = [];
  const broken: ContentFinding[] = [];
  const warnings: ContentFinding[] = [];
  const report: Report = (file, item, field, why) => problems.push({ file, item, field, reason: why });
  const warn: Report = (file, item, field, why) => warnings.push({ file, item, field, reason: why });
  const breaks: Report = (file, item, field, why) => {
    broken.push({ file, item, field, reason: why });
    report(file, item, field, why);
  };

  for (const fault of faults) breaks(fault.file, '', '', fault.reason);
  const json = readJsonFiles(files, new Set(faults.map(({ file }) => file)), report, breaks, warn);
  const { files: brandFiles, ...site } = readSite(json, report);
  const pictures = readItems(json, 'pictures.json', pictureSchema, report, { keyOf: row => row.picture.id });
  const categories = checkParents(
    values(readItems(json, 'categories.json', categorySchema, report, byId)),
    'categories.json',
    report,
  );
  const allArticles = readArticles({ files, json }, site.settings, report, warn);
  const allPages = checkParents(
    values(readItems(json, 'pages.json', pageSchema, report, { ...byId, spare: PAGE_SPARES })),
    'pages.json',
    report,
  );
  const team = values(readItems(json, 'team.json', teamSchema, report, { ...byId, spare: TEAM_SPARES }));
  const entries = checkPaths(
    values(readItems(json, 'paths.json', pathSchema, report, { spare: PATH_SPARES, keyOf: entry => entry.page })),
    new Map(allPages.map(page => [page.id, page])),
    report,
  );

  const categoryIds = new Set(categories.map(category => category.id));
  const sorted = allArticles
    .filter(article => {
      if (categoryIds.has(article.categoryId)) return true;
      report('articles.json', article.id, 'categoryId', reason('no-category', { id: article.categoryId }));
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
    .map(page => checkModules(page, known, (field, why) => report('pages.json', page.id, field, why)))
    .toSorted(bySort);
  const pageIds = new Set(pages.map(page => page.id));
  if (json.has('pages.json') && json.has('paths.json') && !pages.some(({ kind }) => kind === 'home'))
    breaks('pages.json', '', '', reason('no-home'));

  const content: SiteContent = {
    version: contentVersion(files),
    ...withKnownPictures(site, known, report),
    settings: { ...site.settings, agents: knownAgents(site.settings.agents, team, report) },
    brand: { ...site.brand, ...DRAWN_MARKS },
    pathTable: entries.filter(entry => pageIds.has(entry.page)),
    pages,
    categories: categories.toSorted(bySort),
    articles: shown.map(article => ({
      ...article,
      path: knownPath(article, known, report),
      author: knownAuthor(article, team, report),
      image: knownPicture(article.image, known, 'image', (field, why) =>
        report('articles.json', article.id, field, why),
      ),
      text: checkRichText(article.text, known, (language, why) =>
        report(`articles/${article.id}/${language}.md`, article.id, '', why),
      ),
    })),
    team: team
      .filter(member => member.status === 'Published')
      .map(member => ({
        ...member,
        image: knownPicture(member.image, known, 'image', (field, why) => report('team.json', member.id, field, why)),
      }))
      .toSorted(bySort),
    types: values(readItems(json, 'types.json', typeSchema, report, { keyOf: type => `${type.webId}` })).toSorted(
      (one, other) => one.showOrder - other.showOrder,
    ),
    places: values(
      readItems(json, 'places.json', placeSchema, report, {
        spare: PLACE_SPARES,
        keyOf: place => `${place.countryId} ${place.postcode} ${Object.values(place.name)[0]}`,
      }),
    ),
    trees: checkParents(values(readItems(json, 'trees.json', treeSchema, report, byId)), 'trees.json', report),
    factRules: values(readItems(json, 'facts.json', factRuleSchema, report, { keyOf: rule => rule.fact })),
    noticeRules: values(readItems(json, 'notices.json', noticeSchema, report, byId)),
    pictures: new Map(pictures.map(({ value }): [string, Picture] => [value.picture.id, value.picture])),
  };
  checkTexts(json, content.settings.languages, warn);
  checkLinks(content, warn);
  checkTypes(content, warn);
  return {
    content,
    pictureFiles: new Map(pictures.map(({ value }) => [value.picture.id, value.file])),
    brandFiles,
    problems,
    broken,
    warnings,
  };
}

const byId = { keyOf: (item: { readonly id: string }) => item.id };

function values<T>(items: readonly ItemOf<T>[]): readonly T[] {
  return items.map(item => item.value);
}

function bySort(one: { readonly sort: number }, other: { readonly sort: number }): number {
  return one.sort - other.sort;
}

/** Whether the article of a page of kind `article` is published; reports an article that does not exist. */
function hasItsArticle(page: Page, known: KnownParts, report: Report): boolean {
  if (page.articleId === undefined || known.articles.has(page.articleId)) return true;
  if (!known.drafts.has(page.articleId))
    report('pages.json', page.id, 'articleId', reason('no-article', { id: page.articleId }));
  return false;
}

function knownPath(
  article: { readonly id: string; readonly path: string | undefined },
  known: KnownParts,
  report: Report,
): string | undefined {
  if (article.path === undefined || known.paths.has(article.path)) return article.path;
  report('articles.json', article.id, 'path', reason('no-page-at', { path: article.path }));
  return undefined;
}

function knownAuthor(
  { id, author }: Pick<Article, 'id' | 'author'>,
  team: readonly TeamMember[],
  report: Report,
): string | undefined {
  if (author === undefined || team.some(member => member.id === author)) return author;
  report('articles.json', id, 'author', reason('agent-unknown', { id: author }));
  return undefined;
}

/** Rows of the table of agents. Rows whose agent is missing in team.json are left out and reported. */
function knownAgents(rows: readonly AgentRow[], team: readonly TeamMember[], report: Report): readonly AgentRow[] {
  return rows.filter(({ agent }, at) => {
    if (team.some(member => member.id === agent)) return true;
    report('site.json', '', `settings.agents.${at}.agent`, reason('agent-unknown', { id: agent }));
    return false;
  });
}

/** Warns of types in the table of agents and in the search alert form that are missing in types.json. */
function checkTypes({ settings, trees, types }: SiteContent, warn: Report): void {
  for (const [at, row] of settings.agents.entries())
    for (const type of row.types ?? [])
      if (!types.some(({ webId }) => webId === type))
        warn('site.json', '', `settings.agents.${at}.types`, reason('no-type', { id: `${type}` }));
  for (const { id, tree, webId } of trees)
    if (tree === 'types' && !types.some(type => `${type.webId}` === webId))
      warn('trees.json', id, 'webId', reason('no-type', { id: webId }));
}
