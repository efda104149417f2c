import { useTranslation } from 'react-i18next';
import type { ListingCard } from '../../application/view/listing-card-view.ts';
import type { PageModel, PageOf } from '../../application/page/page-model.ts';
import type { ProjectBody } from '../../application/browse/project-body.ts';
import { numberText } from '../../domain/text/number.ts';
import { ContactCard } from '../components/common/contact-card.tsx';
import { AgentCard } from '../components/listing/agent-card.tsx';
import { Gallery } from '../components/listing/gallery.tsx';
import { Icon } from '../components/common/icon.tsx';
import { Link } from '../components/common/link.tsx';
import { MapBox } from '../components/map/map-box.tsx';
import { Price } from '../components/listing/price.tsx';
import { ProjectCard } from '../components/listing/project-card.tsx';
import { Share } from '../components/listing/share.tsx';
import { ColumnHeads } from '../components/common/table.tsx';
import { Prose, Words } from '../components/common/words.tsx';

export function Page({ view }: { readonly view: PageOf<'project'> }) {
  return <ProjectPage key={view.body.project.id} body={view.body} share={view.share} />;
}

function ProjectPage({ body, share }: { readonly body: ProjectBody; readonly share: PageModel['share'] }) {
  const { t } = useTranslation('project');
  const { project } = body;
  return (
    <article className="property">
      <div className="wrap">
        <Gallery pictures={body.pictures} name={project.title.text} />
        <div className="property-columns">
          <header className="property-head">
            {project.from && !body.soldOut ? (
              <p className="property-price">
                <Price price={project.from} />
              </p>
            ) : null}
            <h1>
              <Words text={project.title} />
            </h1>
            <p className="property-place">
              <Icon name="pin" />
              {[body.street, project.place].filter(Boolean).join(', ')}
            </p>
            <p className="property-badges">
              {project.units > 0 ? (
                <span className="badge">
                  {body.soldOut ? t('soldOut') : t('available', { count: project.available })}
                </span>
              ) : null}
              {project.deliveryYear === undefined ? null : (
                <span className="badge">{t('delivery', { year: project.deliveryYear })}</span>
              )}
            </p>
            {body.soldOut ? (
              <p className="notice property-gone">
                <Icon name="key" />
                <span>
                  <strong>{t('soldOut')}.</strong> {t('soldOutText')}
                </span>
              </p>
            ) : null}
            {share ? (
              <div className="tools">
                <Share {...share} />
              </div>
            ) : null}
          </header>
          <aside className="property-contact" aria-label={t('contact')}>
            <AgentCard agent={body.agent} />
            <ContactCard href={body.agent.cardHref} />
            {body.contactHref === undefined ? null : (
              <>
                <p>{t('contactText')}</p>
                <Link className="button" href={body.contactHref}>
                  {t('contact')}
                </Link>
              </>
            )}
          </aside>
          <div className="property-main">
            {body.description ? (
              <section className="property-section" aria-labelledby="text">
                <h2 id="text">{t('text')}</h2>
                <Prose text={body.description} level={3} />
              </section>
            ) : null}
            <section className="property-section" aria-labelledby="units">
              <h2 id="units">{t('title')}</h2>
              {body.units.length === 0 ? <p>{t('noUnits')}</p> : <Units units={body.units} />}
            </section>
            {body.street || body.map ? (
              <section className="property-section" aria-labelledby="location">
                <h2 id="location">{t('location')}</h2>
                <p className="location">
                  <Icon name="pin" />
                  <span>{[body.street, project.place].filter(Boolean).join(', ')}</span>
                </p>
                {body.map ? <MapBox block={body.map} place={project.place} /> : null}
                {body.mapLink ? (
                  <p className="location-links">
                    <Link href={body.mapLink}>{t('map')}</Link>
                  </p>
                ) : null}
              </section>
            ) : null}
          </div>
        </div>
      </div>
      {body.similar.length > 0 ? (
        <section className="section property-similar" aria-labelledby="similar">
          <div className="wrap">
            <h2 id="similar">{t('similar')}</h2>
            <ul className="grid">
              {body.similar.map(other => (
                <li key={other.id}>
                  <ProjectCard project={other} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
    </article>
  );
}

/** The units of a project as a table. On a phone each row is a card, in which CSS shows the `data-column` of each cell as its label. */
function Units({ units }: { readonly units: readonly ListingCard[] }) {
  const { t } = useTranslation('project');
  return (
    <table className="units">
      <ColumnHeads names={(['unit', 'surface', 'rooms', 'price', 'state'] as const).map(column => t(column))} />
      <tbody>
        {units.map(unit => (
          <tr key={unit.id} data-state={unit.state}>
            <th scope="row">
              <Link href={unit.href}>
                <Words text={unit.title} />
              </Link>
            </th>
            <td data-column={t('surface')}>
              {unit.own.surface ? `${numberText(unit.own.surface.value)}\u00a0m²` : '–'}
            </td>
            <td data-column={t('rooms')}>{unit.bedrooms ?? '–'}</td>
            <td data-column={t('price')}>
              <Price price={unit.price} />
            </td>
            <td data-column={t('state')}>
              <UnitState unit={unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function UnitState({ unit }: { readonly unit: ListingCard }) {
  const { t } = useTranslation('listing');
  const { t: project } = useTranslation('project');
  const { ribbon } = unit;
  if (ribbon && 'text' in ribbon) return <Words text={ribbon.text} />;
  const code = ribbon?.code ?? 'available';
  return (
    <span className="unit-state" data-code={code}>
      {code === 'available' ? project('free') : t(`ribbon.${code}`)}
    </span>
  );
}
