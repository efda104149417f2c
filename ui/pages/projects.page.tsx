import { useTranslation } from 'react-i18next';
import type { PageOf } from '../../application/page/page-model.ts';
import { useApp } from '../components/common/app-context.ts';
import { Icon } from '../components/common/icon.tsx';
import { ModuleBlocks } from '../components/modules/module-blocks.tsx';
import { Link } from '../components/common/link.tsx';
import { MapBox } from '../components/map/map-box.tsx';
import { PhoneLink } from '../components/common/phone-link.tsx';
import { ProjectCard } from '../components/listing/project-card.tsx';
import { Share } from '../components/listing/share.tsx';
import { ViewTabs } from '../components/search/view-tabs.tsx';
import { Words } from '../components/common/words.tsx';

export function Page({ view }: { readonly view: PageOf<'projects'> }) {
  const { site } = useApp();
  const { t } = useTranslation('project');
  const { t: list } = useTranslation('list');
  const { body } = view;
  return (
    <>
      <div className="wrap projects-page">
        <h1>
          <Words text={body.title} />
        </h1>
        {body.description ? (
          <p className="lead">
            <Words text={body.description} />
          </p>
        ) : null}
        {body.projects.length > 0 || body.wholeHref ? (
          <div className="list-bar">
            {body.wholeHref ? (
              <Link
                href={body.wholeHref}
                className="chip chosen-area"
                preventScrollReset
                aria-label={list('chosen.without', { name: list('chosen.area') })}
              >
                {list('chosen.area')}
                <Icon name="close" />
              </Link>
            ) : null}
            <ViewTabs view={body.view} hrefs={body.viewHrefs} />
            {view.share ? <Share {...view.share} /> : null}
          </div>
        ) : null}
        <div className="list-view" data-view={body.view}>
          {body.map ? (
            <div className="list-map">
              <MapBox block={body.map} />
            </div>
          ) : null}
          {body.projects.length === 0 ? (
            <section className="nothing">
              <h2>{t('none')}</h2>
              <p>{t('noneText')}</p>
              <p className="nothing-ways">
                <PhoneLink phone={site.agency.phone} className="button" />
              </p>
            </section>
          ) : (
            <ul className="projects" aria-label={t('all')}>
              {body.projects.map((project, at) => (
                <li key={project.id}>
                  <ProjectCard project={project} first={at === 0} large={body.view !== 'split'} level={2} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {body.modules.length > 0 ? <ModuleBlocks blocks={body.modules} /> : null}
    </>
  );
}
