import { useTranslation } from 'react-i18next';
import type { ModuleBlock, ModulePart, OfficeMap } from '../../../application/browse/module-views.ts';
import type { PictureView } from '../../../application/view/picture-view.ts';
import { joinFilled } from '../../../domain/text/join-filled.ts';
import { useApp } from '../common/app-context.ts';
import { formComponent } from '../form/form-component.ts';
import { ArticleCards, ArticleDetails, ArticleTexts, CategoryLists } from './module-articles.tsx';
import { bandsOf } from './module-bands.ts';
import { Section } from './module-section.tsx';
import { WithAll } from '../common/with-all.tsx';
import { Figures } from './module-figures.tsx';
import { Team } from './module-team.tsx';
import type { HeadingLevel } from '../common/heading-level.ts';
import { Link } from '../common/link.tsx';
import { MapPicture } from '../map/map-picture.tsx';
import { ListingCard } from '../listing/listing-card.tsx';
import { CONTACT_CARD } from '../../../application/view/contact-card.ts';
import { ContactCard } from '../common/contact-card.tsx';
import { PhoneLink } from '../common/phone-link.tsx';
import { Picture } from '../common/picture.tsx';
import { ProjectCard } from '../listing/project-card.tsx';
import { Prose, Words } from '../common/words.tsx';
import { townLine } from '../../../domain/place/town-line.ts';

/** Modules of a page, one band each; narrow neighbours share a band. */
export function ModuleBlocks({ blocks }: { readonly blocks: readonly ModuleBlock[] }) {
  const styled = blocks.find(({ hasSections }) => hasSections);
  return bandsOf(blocks).map(({ blocks: [first, ...others], ground }) => (
    <div
      key={first.id}
      className={['module-band', ...(others.length === 0 ? first.classes : [])].join(' ')}
      data-position={first.position}
      data-background={first.background.type}
      data-ground={styled && ground}
    >
      {'pictures' in first.background && first.background.pictures.length > 0 ? (
        <Ground pictures={first.background.pictures} />
      ) : null}
      <div className="wrap columns">
        {[first, ...others].map(block => (
          <ModuleSection key={block.id} block={block} level={2} isStyled={block === styled} />
        ))}
      </div>
    </div>
  ));
}

function ModuleSection({
  block,
  level,
  isStyled,
}: {
  readonly block: ModuleBlock;
  readonly level: HeadingLevel;
  /** Whether this module renders the `<link>` of the style sheet of sections. */
  readonly isStyled: boolean;
}) {
  const { col, title, description, description2, pictures, parts } = block;
  const Title = `h${level}` as const;
  const isStory = parts.some(({ kind }) => kind === 'story');
  // A story renders the title of its module itself, above the title of the article.
  const named = title !== undefined && !isStory;
  const isWorded = (named || description !== undefined) && !isStory && pictures.length === 0;
  const below = (named ? Math.min(4, level + 1) : level) as HeadingLevel;
  const words = (
    <div className="module-words">
      {named ? (
        <Title className={`size-${block.titleSize}`} id={`module-${block.id}`}>
          <Words text={title} />
        </Title>
      ) : null}
      {description ? <Prose text={description} level={below} /> : null}
    </div>
  );
  return (
    <section
      className={`module col-sm-${col.sm} col-md-${col.md} col-lg-${col.lg} span-${block.span}`}
      data-view={block.view}
      data-position={block.position}
      aria-labelledby={named || isStory ? `module-${block.id}` : undefined}
    >
      {pictures.length > 0 ? (
        <div className="module-split">
          <div className="module-pictures">
            {pictures.map(picture => (
              <Picture key={picture.id} picture={picture} sizes="(width < 768px) 80vw, 600px" />
            ))}
          </div>
          {words}
        </div>
      ) : isWorded ? (
        words
      ) : null}
      {parts.map((part, at) => (
        <Part
          key={at}
          part={part}
          block={block}
          level={below}
          isStyled={isStyled}
          isBesideTitle={isWorded && block.position !== 'center'}
        />
      ))}
      {description2 ? (
        <div className="module-after">
          <Prose text={description2} level={below} />
        </div>
      ) : null}
    </section>
  );
}

function Part({
  part,
  block,
  level,
  isStyled,
  isBesideTitle,
}: {
  readonly part: ModulePart;
  readonly block: ModuleBlock;
  readonly level: HeadingLevel;
  readonly isStyled: boolean;
  readonly isBesideTitle: boolean;
}) {
  const { t } = useTranslation('module');
  const rows = `per-row per-row-${Math.min(6, Math.max(1, block.perRow))}`;
  switch (part.kind) {
    case 'listings':
      return part.cards.length === 0 ? (
        <p className="lead">{t('noListings')}</p>
      ) : (
        <WithAll
          isBesideTitle={isBesideTitle}
          links={
            <Link href={part.moreHref} className="button quiet">
              {t('allListings')}
            </Link>
          }
        >
          <ul className={`${rows} swipe`}>
            {part.cards.map(card => (
              <li key={card.id}>
                <ListingCard card={card} level={level} />
              </li>
            ))}
          </ul>
        </WithAll>
      );
    case 'projects':
      return part.projects.length === 0 ? (
        <p className="lead">{t('noProjects')}</p>
      ) : (
        <ul className={rows}>
          {part.projects.map(project => (
            <li key={project.id}>
              <ProjectCard project={project} level={level === 2 ? 2 : 3} />
            </li>
          ))}
        </ul>
      );
    case 'articles':
      if (block.view === 'collapse-view') return <ArticleDetails articles={part.articles} level={level} />;
      if (block.view === 'single-view') return <ArticleTexts articles={part.articles} level={level} />;
      return (
        <ArticleCards
          articles={part.articles}
          level={level}
          look={block.view === 'news-view' ? 'news' : 'card'}
          rows={rows}
        />
      );
    case 'categories':
      return <CategoryLists categories={part.categories} level={level} />;
    case 'team':
      return <Team members={part.members} level={level} rows={rows} />;
    case 'statistics':
      return <Figures figures={part} />;
    case 'form': {
      const RequestForm = formComponent();
      return (
        <div className="module-ask">
          <Reach office={part.office} />
          <div className="module-form">
            <RequestForm form={part.form} />
          </div>
        </div>
      );
    }
    default:
      return (
        <Section
          part={part}
          level={level}
          id={`module-${block.id}`}
          title={block.title}
          isStyled={isStyled}
          isBesideTitle={isBesideTitle}
        />
      );
  }
}

/** Phone, mail and address of the agency. */
function Reach({ office }: { readonly office: OfficeMap }) {
  const { agency } = useApp().site;
  const { t } = useTranslation('module');
  return (
    <address className="module-reach">
      <div>
        <PhoneLink phone={agency.phone} className="button" />
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
        <ContactCard href={CONTACT_CARD} />
      </div>
      {agency.openingHours ? (
        <p>
          <Words text={agency.openingHours} />
        </p>
      ) : null}
      <div>
        <strong>{agency.name}</strong>
        <span>{joinFilled(agency.street, townLine(agency.postcode, agency.city))}</span>
        <div className="module-map">
          <MapPicture picture={office.picture} label={t('office.map', { city: agency.city })} numbered={false} />
        </div>
        <a href={office.href} rel="noopener noreferrer">
          {t('office.way')}
        </a>
      </div>
    </address>
  );
}

/** Background pictures of a band, under an overlay that keeps the text readable. */
function Ground({ pictures }: { readonly pictures: readonly PictureView[] }) {
  return (
    <div className="module-ground">
      {pictures.map(picture => (
        <Picture
          key={picture.id}
          picture={picture}
          widths={[600, 1360, 1920]}
          sizes="(width < 768px) 80vw, 100vw"
          decorative
        />
      ))}
    </div>
  );
}
