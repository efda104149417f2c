import { useTranslation } from 'react-i18next';
import type { PageOf } from '../../application/page/page-model.ts';
import { useApp } from '../components/common/app-context.ts';
import { Icon } from '../components/common/icon.tsx';
import { ModuleBlocks } from '../components/modules/module-blocks.tsx';
import { Link } from '../components/common/link.tsx';
import { EmptyList } from '../components/common/empty-list.tsx';
import { ResultsWithMap } from '../components/map/results-with-map.tsx';
import { PhoneLink } from '../components/common/phone-link.tsx';
import { ProjectCard } from '../components/listing/project-card.tsx';
import { Share } from '../components/listing/share.tsx';
import { ViewTabs } from '../components/search/view-tabs.tsx';
import { TitleWithLead } from '../components/layout/page-head.tsx';

export function Page({ view }: { readonly view: PageOf<'projects'> }) {
  const { site } = useApp();
  const { t } = useTranslation('project');
  const { t: list } = useTranslation('list');
  const { body } = view;
  return (
    <>
      <div className="wrap projects-page">
        <TitleWithLead title={body.title} lead={body.description} />
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
        <ResultsWithMap view={body.view} map={body.map}>
          {body.projects.length === 0 ? (
            <EmptyList
              title={t('none')}
              text={t('noneText')}
              ways={<PhoneLink phone={site.agency.phone} className="button" />}
            />
          ) : (
            <ul className="projects" aria-label={t('all')}>
              {body.projects.map((project, at) => (
                <li key={project.id}>
                  <ProjectCard project={project} first={at === 0} large={body.view !== 'split'} level={2} />
                </li>
              ))}
            </ul>
          )}
        </ResultsWithMap>
      </div>
      {body.modules.length > 0 ? <ModuleBlocks blocks={body.modules} /> : null}
    </>
  );
}
