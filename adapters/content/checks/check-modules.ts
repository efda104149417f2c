import { reason } from '../../../application/finding/reason.ts';
import type { BrandColours } from '../../../domain/page/brand-colours.ts';
import type { Background, Module, Page, Relation } from '../../../domain/page/page.ts';
import { checkRichText, type Known } from './check-rich-text.ts';
import type { ReportFinding } from '../files/content-finding.ts';
import { inkReadsOn } from '../schemas/readable-colour.ts';

/** Valid targets of a page's relations and pictures. `drafts` exist but are not shown: a relation to one is removed without a report. */
export type KnownParts = Known & {
  readonly articles: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
  readonly drafts: ReadonlySet<string>;
  readonly colours: BrandColours;
};

/** Removes unknown relations and pictures, and unreadable background colours, from a page; reports each. */
export function checkModules(page: Page, known: KnownParts, tell: ReportFinding): Page {
  const image = knownPicture(page.image, known, 'image', tell);
  const { ogImage, ...metadata } = page.metadata;
  const shared = knownPicture(ogImage, known, 'metadata.ogImage', tell);
  return {
    ...page,
    image,
    metadata: shared === undefined ? metadata : { ...metadata, ogImage: shared },
    modules: page.modules.map(module =>
      checkModule(module, known, (field, why) => tell(`modules.${module.id}.${field}`, why)),
    ),
  };
}

/**
 * Returns the id of an existing picture, and an absent or empty id unchanged. Reports an unknown picture and returns `undefined` for it.
 */
export function knownPicture(
  id: string | undefined,
  known: Known,
  field: string,
  tell: ReportFinding,
): string | undefined {
  if (id === undefined || id === '' || known.pictures.has(id)) return id;
  tell(field, reason('no-picture', { id }));
  return undefined;
}

function checkModule(module: Module, known: KnownParts, tell: ReportFinding): Module {
  return {
    ...module,
    description: checkRichText(module.description, known, (language, why) => tell(`description.${language}`, why)),
    description2: checkRichText(module.description2, known, (language, why) => tell(`description2.${language}`, why)),
    background: checkBackground(module.background, known, tell),
    image: knownPicture(module.image, known, 'image', tell),
    images: module.images.filter(id => knownPicture(id, known, 'images', tell)),
    relations: module.relations
      .filter(relation => isKnown(relation, known, tell))
      .map(relation => (relation.type === 'areas' ? withKnownPictures(relation, known, tell) : relation)),
  };
}

function checkBackground(background: Background, known: KnownParts, tell: ReportFinding): Background {
  switch (background.type) {
    case 'color':
      if (inkReadsOn(background.color, known.colours)) return background;
      tell('background.color', reason('ink-unreadable'));
      return { type: 'none' };
    case 'image':
      return knownPicture(background.image, known, 'background', tell) ? background : { type: 'none' };
    case 'gallery': {
      const images = background.images.filter(id => knownPicture(id, known, 'background', tell));
      return images.length > 0 ? { ...background, images } : { type: 'none' };
    }
    default:
      return background;
  }
}

function withKnownPictures(
  relation: Extract<Relation, { type: 'areas' }>,
  known: Known,
  tell: ReportFinding,
): Relation {
  const areas = relation.areas.map(area => ({ ...area, image: knownPicture(area.image, known, 'relations', tell) }));
  return { ...relation, areas };
}

function isKnown(relation: Relation, known: KnownParts, tell: ReportFinding): boolean {
  if (!('id' in relation)) return true;
  if ((relation.type === 'article' ? known.articles : known.categories).has(relation.id)) return true;
  if (relation.type !== 'article' || !known.drafts.has(relation.id))
    tell('relations', reason(relation.type === 'article' ? 'no-article' : 'no-category', { id: relation.id }));
  return false;
}
