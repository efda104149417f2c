import { useTranslation } from 'react-i18next';
import type { LogBody, LogLine } from '../../../application/desk/agency/log.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { momentWords } from '../../components/common/day-words.ts';
import { Link } from '../../components/common/link.tsx';
import { FilterChoice, FilterForm } from '../components/filter-form.tsx';
import { useDesk } from '../components/desk-context.ts';
import { MoreLink, TopLink } from '../components/paging-links.tsx';

export function Page({ body }: { readonly body: LogBody }) {
  const { t } = useTranslation('desk-log');
  const { t: desk } = useTranslation('desk');
  const { view } = useDesk();
  return (
    <>
      <h1>{t('title.log')}</h1>
      <p className="agency-lead">{t('lead')}</p>
      <FilterForm key={body.agent} action={deskPath('log', view.language)} submit={t('filter.submit')}>
        <FilterChoice
          name="agent"
          label={t('filter.agent')}
          all={desk('all')}
          value={body.agent}
          choices={body.agents}
        />
      </FilterForm>
      <TopLink href={body.topHref}>{t('top')}</TopLink>
      {body.lines.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('column.at')}</th>
              <th scope="col">{t('column.by')}</th>
              <th scope="col">{t('column.what')}</th>
            </tr>
          </thead>
          <tbody>
            {body.lines.map(line => (
              <tr key={line.seq}>
                <td className="log-at">{t('at', momentWords(line.at))}</td>
                <td>{line.by}</td>
                <td>
                  <What line={line} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <MoreLink href={body.moreHref} />
    </>
  );
}

/** Content of an entry: the action, its object, and a number or a recipient. */
function What({ line }: { readonly line: LogLine }) {
  const { t } = useTranslation('desk-log');
  const { t: desk } = useTranslation('desk');
  const { action, subject, count, agent, role } = line;
  const more = [
    agent,
    role === undefined ? undefined : desk(`role.${role}`),
    count === undefined ? undefined : t('count', { count }),
  ].filter(word => word !== undefined);
  return (
    <>
      {t(`action.${action}`)}
      {more.length === 0 ? null : ` (${more.join(', ')})`}
      {subject ? (
        <>
          {' · '}
          <Link href={subject.href}>{subject.name}</Link>
        </>
      ) : null}
    </>
  );
}
