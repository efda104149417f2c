import { useTranslation } from 'react-i18next';
import type { OperationBody } from '../../../application/desk/agency/operation.ts';
import { momentWords } from '../../components/common/day-words.ts';
import { Link } from '../../components/common/link.tsx';
import { DeskForm } from '../components/desk-form.tsx';

export function Page({ body }: { readonly body: OperationBody }) {
  const { t } = useTranslation('desk-operation');
  return (
    <>
      <h1>{t('title.operation')}</h1>
      <section aria-labelledby="operation-alarms">
        <h2 id="operation-alarms">{t('alarms')}</h2>
        {body.alarms.length === 0 ? <p>{t('alarm.none')}</p> : null}
        <ul className="operation-lines">
          {body.alarms.map(({ kind, machine, since }) => (
            <li key={`${kind} ${machine}`}>
              <span className="desk-tag" data-tone="alert">
                {t(`alarm.${kind}`)}
              </span>{' '}
              {t('since', momentWords(since))}
              {machine === '' ? null : ` · ${machine}`}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="operation-queues">
        <h2 id="operation-queues">{t('queues')}</h2>
        <ul className="operation-lines">
          {body.queues.map(({ of, waiting, givenUp, oldestAt, href }) => (
            <li key={of}>
              <Link href={href}>{t(`queue.${of}`)}</Link> · {t('waiting', { count: waiting })},{' '}
              {t('givenUp', { count: givenUp })}
              {oldestAt === undefined ? null : ` · ${t('oldest', momentWords(oldestAt))}`}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="operation-imports">
        <h2 id="operation-imports">{t('imports')}</h2>
        <Source source={body.source} />
        <Imports imports={body.imports} />
        {body.lines.length === 0 ? (
          <p>
            {t('findings.none')} <Link href={body.advertsHref}>{t('findings.adverts')}</Link>
          </p>
        ) : (
          <>
            <h3>{body.wholeAt === undefined ? t('findings.title') : t('findings.since', momentWords(body.wholeAt))}</h3>
            <ul className="operation-log" lang={body.linesLanguage}>
              {body.lines.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {body.more === 0 ? null : <p>{t('findings.more', { count: body.more })}</p>}
          </>
        )}
      </section>
      <section aria-labelledby="operation-nights">
        <h2 id="operation-nights">{t('nights')}</h2>
        {body.nights.length === 0 ? <p>{t('night.none')}</p> : null}
        <ul className="operation-lines">
          {body.nights.map(({ at, report }) => (
            <li key={at}>
              {t('at', momentWords(at))} · <Erased report={report} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="operation-parts">
        <h2 id="operation-parts">{t('parts')}</h2>
        <p>{t(body.hasSoftware ? 'parts-software' : 'parts-own')}</p>
        <div className="operation-parts">
          {body.parts.map(({ part, isOn }) => (
            <DeskForm key={part} does={isOn ? 'switch-off' : 'switch-on'} about={{ part }} className="desk-card">
              <h3>
                {t(`part.${part}.title`)} <span className="desk-tag">{t(isOn ? 'on' : 'off')}</span>
              </h3>
              <p>{t(`part.${part}.text`)}</p>
              <button type="submit" className="button quiet">
                {t(`part.${part}.${isOn ? 'switch-off' : 'switch-on'}`)}
              </button>
            </DeskForm>
          ))}
        </div>
      </section>
    </>
  );
}

/** Status of the import from the agency's CRM, if there is one. */
function Source({ source }: { readonly source: OperationBody['source'] }) {
  const { t } = useTranslation('desk-operation');
  if (!source) return null;
  const { beganAt, succeededAt, failures, failure, failureLanguage } = source;
  return (
    <>
      <p>
        {t('source.began', momentWords(beganAt))}{' '}
        {succeededAt === undefined ? t('source.never') : t('source.succeeded', momentWords(succeededAt))}
      </p>
      {failure === undefined ? null : (
        <p>
          <span className="desk-tag" data-tone="alert">
            {t('source.failures', { count: failures })}
          </span>{' '}
          <span lang={failureLanguage}>{failure}</span>
        </p>
      )}
    </>
  );
}

function Imports({ imports }: Pick<OperationBody, 'imports'>) {
  const { t } = useTranslation('desk-operation');
  if (imports.length === 0) return <p>{t('import.none')}</p>;
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">{t('column.when')}</th>
          <th scope="col">{t('column.outcome')}</th>
          <th scope="col">{t('column.changes')}</th>
        </tr>
      </thead>
      <tbody>
        {imports.map(({ at, report }) => (
          <tr key={at}>
            <th scope="row">{t('at', momentWords(at))}</th>
            <td>
              {report.outcome === 'imported' ? (
                t(report.version === undefined ? 'outcome.same' : 'outcome.imported')
              ) : (
                <span className="desk-tag" data-tone="alert">
                  {t(`outcome.${report.outcome}`)}
                </span>
              )}
            </td>
            <td>
              {report.outcome === 'imported' ? (
                <>
                  {(['added', 'changed', 'removed'] as const)
                    .map(what => t(`count.${what}`, { count: report[what] }))
                    .join(', ')}
                  {report.refused + report.warned === 0 ? null : (
                    <span className="desk-meta">
                      {' '}
                      ({t('count.refused', { count: report.refused })}, {t('count.warned', { count: report.warned })})
                    </span>
                  )}
                </>
              ) : (
                <span lang={report.language}>{report.reason}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Number of records that a nightly run deleted, by kind; kinds for which this version has no text are left out. */
function Erased({ report }: { readonly report: OperationBody['nights'][number]['report'] }) {
  const { t, i18n } = useTranslation('desk-operation');
  const said = Object.entries(report).flatMap(([kind, count]) =>
    count > 0 && i18n.exists(`erased.${kind}_other`, { ns: 'desk-operation' }) ? [t(`erased.${kind}`, { count })] : [],
  );
  return <>{said.length === 0 ? t('night.nothing') : said.join(', ')}</>;
}
