import type { ListingId } from '../../domain/listing/listing.ts';
import { listPage } from '../../domain/list/list-page.ts';
import { everything } from '../../domain/list/list-query.ts';
import type { Article, Module, ModuleView, Page, Relation } from '../../domain/page/page.ts';
import { type ArticleCard, articleCard } from '../view/article-card.ts';
import { colorClass } from './color-class.ts';
import { formView, type FormView } from '../request/form-view.ts';
import { withProjects } from '../request/project-choices.ts';
import { homePicture, type MapPicture } from './map/map-picture-view.ts';
import { listingCard, type ListingCard } from '../view/listing-card-view.ts';
import { hrefOf, mapLink } from '../view/links.ts';
import { type LongText, longTextOf } from '../view/long-text.ts';
import { type SectionPart, type SectionRelation, sectionPart } from './sections/section-part.ts';
import { readingLine } from './sections/story-section.ts';
import { type PageContext, pageOf, textOf } from '../view/page-context.ts';
import { pictureOf, type PictureView } from '../view/picture-view.ts';
import { type ProjectCard, projectCards } from '../view/project-card-view.ts';
import type { Text } from '../../domain/text/localized.ts';

/** The published modules of a page in order, with their related content resolved; modules whose sections are all empty are left out. */
export async function moduleBlocks(context: PageContext, page: Page): Promise<ModuleBlock[]> {
  const published = page.modules.filter(({ status }) => status === 'Published').sort((a, b) => a.sort - b.sort);
  const blocks = await Promise.all(published.map(module => moduleBlock(context, module)));
  return withoutEmpty(
    blocks,
    at => blocks[at]?.parts.length === 0 && published[at]?.relations.some(isSection) === true,
  );
}

/**
 * Removes empty modules. A module without a background gets the columns of a removed neighbour, if the columns of both fit in the twelve of
 * a row.
 */
function withoutEmpty(blocks: readonly ModuleBlock[], isEmpty: (at: number) => boolean): ModuleBlock[] {
  return blocks.flatMap((block, at) => {
    if (isEmpty(at)) return [];
    const beside = [at - 1, at + 1].filter(isEmpty).flatMap(each => blocks[each]?.col ?? []);
    const left = beside.find(({ lg }) => lg + block.col.lg <= 12);
    if (!left || block.background.type !== 'none') return [block];
    const { sm, md, lg } = block.col;
    return [{ ...block, col: { sm: Math.min(12, sm + left.sm), md: Math.min(12, md + left.md), lg: lg + left.lg } }];
  });
}

function isSection(relation: Relation): relation is SectionRelation {
  return ['property-news', 'open-houses', 'sold-lately', 'story', 'areas'].includes(relation.type);
}

async function moduleBlock(context: PageContext, module: Module): Promise<ModuleBlock> {
  const pictures = (ids: readonly (string | undefined)[]): PictureView[] =>
    ids.flatMap(id => pictureOf(context, id) ?? []);
  const related = await Promise.all(module.relations.map(relation => modulePart(context, module, relation)));
  // The view shows the team unless one of its relations is a category, whose articles are then shown.
  const isTeam = module.view === 'ons-team-view' && !module.relations.some(({ type }) => type === 'category');
  const shown = (isTeam ? [...related, teamPart(context)] : related).flatMap(part => part ?? []);
  const { background } = module;
  return {
    id: module.id,
    title: textOf(context, module.title),
    titleSize: module.titleSize,
    description: longTextOf(context, module.description),
    description2: longTextOf(context, module.description2),
    position: module.position,
    span: module.span,
    col: module.col,
    view: module.view,
    classes: [
      ...(module.class === '' ? [] : module.class.split(/\s+/)),
      ...(background.type === 'color' ? [colorClass(background.color)] : []),
    ],
    background:
      background.type === 'image'
        ? { type: 'image', pictures: pictures([background.image]) }
        : background.type === 'gallery'
          ? { type: 'gallery', pictures: pictures(background.images) }
          : { type: background.type },
    pictures: pictures([module.image, ...module.images]),
    perRow: module.numberItemOfRow,
    parts: shown,
    ...((module.relations.some(isSection) || shown.some(({ kind }) => kind === 'lines')) && { hasSections: true }),
  };
}

async function modulePart(context: PageContext, module: Module, relation: Relation): Promise<ModulePart | undefined> {
  const { index } = context.catalogue;
  if (isSection(relation)) return sectionPart(context, relation, module.maxItems);
  switch (relation.type) {
    case 'property-list': {
      const goals = relation.goal === 'both' ? (['sale', 'rent'] as const) : [relation.goal];
      const ids: ListingId[] = goals.flatMap(
        goal =>
          listPage(index, { ...everything(goal), ...(relation.viager ? { viager: true } : {}) }, module.maxItems).ids,
      );
      const listings = await context.catalogue.listings(ids);
      const newest = [...listings].sort((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1)).slice(0, module.maxItems);
      const page = relation.viager ? 'viager' : relation.goal === 'rent' ? 'for-rent' : 'for-sale';
      return {
        kind: 'listings',
        cards: newest.map(listing => listingCard(context, listing)),
        moreHref: hrefOf(context, page),
      };
    }
    case 'article': {
      const article = context.content.articles.find(({ id, status }) => id === relation.id && status === 'Published');
      return article && { kind: 'articles', articles: [withText(context, article)] };
    }
    case 'category':
      return categoryPart(context, module, relation.id);
    case 'stats-view': {
      const projects = await context.catalogue.projects();
      const { totals, cities } = index;
      const projectsHref = pageOf(context, 'projects') && hrefOf(context, 'projects');
      return {
        kind: 'statistics',
        sale: totals.sale,
        rent: totals.rent,
        cities: cities.length,
        projects: projects.length,
        saleHref: hrefOf(context, 'for-sale'),
        rentHref: hrefOf(context, 'for-rent'),
        projectsHref: projects.length > 0 ? projectsHref : undefined,
      };
    }
    case 'contact': {
      const { pages } = context.content;
      const page =
        pages.find(({ form }) => form === relation.form) ?? pages.find(({ modules }) => modules.includes(module));
      return (
        page && {
          kind: 'form',
          form: await withProjects(context, formView(context, { ...page, form: relation.form }, undefined)),
          office: officeMap(context),
        }
      );
    }
    case 'project-list':
      return { kind: 'projects', projects: (await projectCards(context)).slice(0, module.maxItems) };
  }
}

/** Map of the agency's town with its street, and a link to a street map. */
function officeMap(context: PageContext): OfficeMap {
  const { street, coordinates: point } = context.content.agency;
  const coordinates = { ...point, exact: true };
  return { picture: homePicture(context, { coordinates }, { street }), href: mapLink(coordinates) };
}

function teamPart(context: PageContext): ModulePart {
  return {
    kind: 'team',
    members: context.content.team
      .filter(({ status }) => status === 'Published')
      .sort((a, b) => a.sort - b.sort)
      .map(({ id, name, role, text, phone, email, licence, languages, image }) => ({
        id,
        name,
        role: textOf(context, role),
        text: textOf(context, text),
        phone,
        email,
        licence,
        languages,
        picture: pictureOf(context, image),
      })),
  };
}

function categoryPart(context: PageContext, module: Module, categoryId: string): ModulePart {
  if (module.view === 'ons-team-view') return teamPart(context);
  const { articles, categories } = context.content;
  const within = (category: string) =>
    articles
      .filter(({ categoryId: own, status }) => own === category && status === 'Published')
      .sort((a, b) => a.sort - b.sort);
  if (module.isHasSubcategories) {
    return {
      kind: 'categories',
      categories: categories
        .filter(({ parentId }) => parentId === categoryId)
        .sort((a, b) => a.sort - b.sort)
        .map(({ id, name }) => ({
          name: textOf(context, name) ?? { text: id },
          articles: within(id).map(article => articleCard(context, article)),
        })),
    };
  }
  const chosen = within(categoryId).slice(0, module.maxItems);
  if (module.view === 'line-view') {
    const lines = chosen.map(article => {
      const { intro: _, ...card } = articleCard(context, article);
      return { ...card, by: readingLine(context, article) };
    });
    return { kind: 'lines', articles: lines };
  }
  const whole = module.view === 'collapse-view' || module.view === 'single-view';
  return {
    kind: 'articles',
    articles: chosen.map(article =>
      whole ? withText(context, article) : { ...articleCard(context, article), text: undefined },
    ),
  };
}

function withText(context: PageContext, article: Article) {
  return { ...articleCard(context, article), text: longTextOf(context, article.text) };
}

/** A module with its related content resolved. */
export type ModuleBlock = {
  readonly id: string;
  readonly title: Text | undefined;
  readonly titleSize: 1 | 2 | 3 | 4;
  readonly description: LongText | undefined;
  readonly description2: LongText | undefined;
  readonly position: 'left' | 'center' | 'right';
  readonly span: number;
  readonly col: { readonly sm: number; readonly md: number; readonly lg: number };
  readonly view: ModuleView;
  /** Class names of the site's style sheet. */
  readonly classes: readonly string[];
  readonly background:
    | { readonly type: 'none' | 'color' }
    | { readonly type: 'image' | 'gallery'; readonly pictures: readonly PictureView[] };
  readonly pictures: readonly PictureView[];
  readonly perRow: number;
  readonly parts: readonly ModulePart[];
  /** Whether a part of the module is a `SectionPart`, whose component is loaded separately. */
  readonly hasSections?: true;
};

export type ModulePart =
  | SectionPart
  | { readonly kind: 'listings'; readonly cards: readonly ListingCard[]; readonly moreHref: string }
  | { readonly kind: 'articles'; readonly articles: readonly (ArticleCard & { readonly text: LongText | undefined })[] }
  | {
      readonly kind: 'categories';
      readonly categories: readonly { readonly name: Text; readonly articles: readonly ArticleCard[] }[];
    }
  | { readonly kind: 'team'; readonly members: readonly TeamMemberView[] }
  | {
      readonly kind: 'statistics';
      readonly sale: number;
      readonly rent: number;
      readonly cities: number;
      readonly projects: number;
      readonly saleHref: string;
      readonly rentHref: string;
      readonly projectsHref: string | undefined;
    }
  | { readonly kind: 'form'; readonly form: FormView; readonly office: OfficeMap }
  | { readonly kind: 'projects'; readonly projects: readonly ProjectCard[] };

export type TeamMemberView = {
  readonly id: string;
  readonly name: string;
  readonly role: Text | undefined;
  readonly text: Text | undefined;
  readonly phone: string;
  readonly email: string;
  readonly licence: string | undefined;
  readonly languages: readonly string[];
  readonly picture: PictureView | undefined;
};

/** Map of the agency, with a link to a street map. */
export type OfficeMap = { readonly picture: MapPicture; readonly href: string };
