import { useTranslation } from 'react-i18next';
import type { MailRow, MailsBody } from '../../../application/desk/agency/mails.ts';
import { numberText } from '../../../domain/text/number.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { MAX_EMAIL_LENGTH } from '../../../domain/request/email.ts';
import { momentWords } from '../../components/common/day-words.ts';
import { Link } from '../../components/common/link.tsx';
import { useDesk } from '../components/desk-context.ts';
import { MoreLink, TopLink } from '../components/paging-links.tsx';
import { DeskForm } from '../components/desk-form.tsx';
import { FilterForm, FilterText } from '../components/filter-form.tsx';

export function Page({ body }: { readonly body: MailsBody }) {
  const { t } = useTranslation('desk-mails');
  const { view } = useDesk();
  const { filter } = body;
  return (
    <>
      <h1>{t('title.mails')}</h1>
      {body.isPart ? <p className="desk-lead">{t('part')}</p> : null}
      <nav className="desk-tabs" aria-label={t('kinds')}>
        {body.kinds.map(({ of, href, isCurrent }) => (
          <Link key={of} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {t(`kind.${of}`)}
          </Link>
        ))}
      </nav>
      <nav className="desk-tabs" aria-label={t('states')}>
        {body.tabs.map(({ state, href, count, isCurrent }) => (
          <Link key={state} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {t(`state.${state}`)} {count === undefined ? null : <span>{numberText(count)}</span>}
          </Link>
        ))}
      </nav>
      <FilterForm key={JSON.stringify(filter)} action={deskPath('mails', view.language)} submit={t('filter.submit')}>
        {filter.of === 'mail' ? null : <input type="hidden" name="of" value={filter.of} />}
        {filter.state === 'waiting' ? null : <input type="hidden" name="state" value={filter.state} />}
        <FilterText name="to" label={t('filter.to')} value={filter.to} maxLength={MAX_EMAIL_LENGTH} />
      </FilterForm>
      <TopLink href={body.topHref}>{t('top')}</TopLink>
      {body.rows.length === 0 ? (
        <p>{t(`none.${filter.state}`)}</p>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('column.what')}</th>
              <th scope="col">{t('column.to')}</th>
              <th scope="col">{t('column.state')}</th>
              <th scope="col">{t('column.do')}</th>
            </tr>
          </thead>
          <tbody>
            {body.rows.map(row => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <MoreLink href={body.moreHref} />
    </>
  );
}

function Row({ row }: { readonly row: MailRow }) {
  const { t } = useTranslation('desk-mails');
  const name = useMailName()(row.what);
  return (
    <tr>
      <th scope="row">
        {name}
        {row.request ? (
          <>
            {' '}
            <Link href={row.request.href}>{row.request.id}</Link>
          </>
        ) : null}
      </th>
      <td className="mail-to">{row.to}</td>
      <td>
        {row.overAt === undefined || row.state === 'waiting' ? null : (
          <p>{t(`over.${row.state}`, momentWords(row.overAt))}</p>
        )}
        {row.state === 'waiting' ? (
          <p>{row.nextAt === undefined ? t('turn') : t('next', momentWords(row.nextAt))}</p>
        ) : null}
        {row.putAt === undefined || row.state !== 'waiting' ? null : (
          <p className="desk-meta">{t('put', momentWords(row.putAt))}</p>
        )}
        {row.attempts === 0 ? null : <p className="desk-meta">{t('tries', { count: row.attempts })}</p>}
        {row.reason === undefined ? null : <p className="mail-reason">{row.reason}</p>}
      </td>
      <td>
        {row.mayGoAgain || row.mayBeGivenUp ? (
          // The label ends with the mail's id, because screen readers need different names for two mails of one kind to one address.
          <DeskForm
            does={['again', 'give-up']}
            about={{ mail: row.id }}
            className="desk-actions"
            aria-label={`${name}, ${row.to}, ${row.id}`}
          >
            {row.mayGoAgain ? (
              <button type="submit" name="do" value="again" className="button quiet">
                {t(row.state === 'waiting' ? 'do.now' : 'do.again')}
              </button>
            ) : null}
            {row.mayBeGivenUp ? (
              <button type="submit" name="do" value="give-up" className="button quiet">
                {t('do.give-up')}
              </button>
            ) : null}
          </DeskForm>
        ) : null}
      </td>
    </tr>
  );
}

/** Name of a kind of mail; mails of a newer version of the site are named by their template. */
function useMailName(): (what: MailRow['what']) => string {
  const { t, i18n } = useTranslation('desk-mails');
  const known = (key: string, name: string) => (i18n.exists(key, { ns: 'desk-mails' }) ? t(key) : name);
  return what => {
    if (what.kind === 'form') return t(`of.${what.to}`, { form: what.form });
    if (what.kind === 'viewing') return t(`of.${what.to}`, { form: known(`viewing.${what.state}`, what.state) });
    return known(`template.${what.name}`, what.name);
  };
}
