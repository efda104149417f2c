import { useTranslation } from 'react-i18next';
import type { ProjectCard as Card } from '../../../application/view/project-card-view.ts';
import { Link } from '../common/link.tsx';
import { NoPicture } from '../common/no-picture.tsx';
import { Picture } from '../common/picture.tsx';
import { Price } from './price.tsx';
import { Words } from '../common/words.tsx';

/** Card of a building project in a list. `large` shows picture and text side by side. */
export function ProjectCard({
  project,
  first = false,
  large = false,
  level = 3,
}: {
  readonly project: Card;
  readonly first?: boolean;
  readonly large?: boolean;
  readonly level?: 2 | 3 | 4;
}) {
  const { t } = useTranslation('project');
  const Heading = `h${level}` as 'h3';
  const soldOut = project.units > 0 && project.available === 0;
  return (
    <article className="project-card" data-id={project.id} data-large={large || undefined}>
      <div className="project-card-picture">
        {project.picture ? (
          <Picture
            picture={project.picture}
            widths={large ? [400, 600, 1360] : [400, 600]}
            sizes={
              large
                ? '(width >= 1360px) 780px, (width >= 768px) 58vw, 80vw'
                : '(width >= 1360px) 410px, (width >= 1040px) 31vw, (width >= 690px) 46vw, 94vw'
            }
            first={first}
          />
        ) : (
          <NoPicture />
        )}
        {soldOut ? (
          <span className="ribbon" data-code="sold">
            {t('soldOut')}
          </span>
        ) : null}
      </div>
      <div className="project-card-words">
        <p className="project-card-place">{project.place}</p>
        <Heading>
          <Link href={project.href}>
            <Words text={project.title} />
            {project.external ? <span className="visually-hidden"> ({t('external')})</span> : null}
          </Link>
        </Heading>
        {project.from && !soldOut ? (
          <p className="project-card-price">
            <Price price={project.from} />
          </p>
        ) : null}
        <p className="project-card-facts">
          {project.units > 0 ? (
            <span>{soldOut ? t('units', { count: project.units }) : t('available', { count: project.available })}</span>
          ) : null}
          {project.deliveryYear === undefined ? null : <span>{t('delivery', { year: project.deliveryYear })}</span>}
        </p>
      </div>
    </article>
  );
}
