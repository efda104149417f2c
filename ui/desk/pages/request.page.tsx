import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestBody } from '../../../application/desk/requests/request-body.ts';
import type { ViewingBody } from '../../../application/desk/viewings/viewing-page.ts';
import type { WordRow } from '../../../application/desk/requests/request-words.ts';
import { momentWords } from '../../components/common/day-words.ts';
import { Icon } from '../../components/common/icon.tsx';
import { Link } from '../../components/common/link.tsx';
import { PhoneLink } from '../../components/common/phone-link.tsx';
import { useLive } from '../../components/common/use-live.ts';
import { BackLink } from '../components/back-link.tsx';
import { DeskForm, useFilled } from '../components/desk-form.tsx';
import { KeyList } from '../components/key-list.tsx';
import { OfferPane } from '../components/offers/offer-pane.tsx';
import { RequestHistory, RequestMailings } from '../components/request-mailings.tsx';
import { RequestItem, RequestTag } from '../components/request-item.tsx';
import { useTakeBackKey } from '../components/use-take-back-key.ts';
import { ViewingActs } from '../components/viewing-acts.tsx';
import { ViewingTerms } from '../components/viewing-terms.tsx';
import { RequestWriting } from '../components/request-writing.tsx';

export function Page({ body }: { readonly body: RequestBody }) {
  const { t } = useTranslation('desk-requests');
  const { t: desk } = useTranslation('desk');
  const { row } = body;
  const isLive = useLive();
  const [hasKeys, setKeys] = useState(true);
  useTakeBackKey(hasKeys);
  return (
    <>
      <BackLink href={body.listHref}>{desk('back')}</BackLink>
      <h1>{row.name === '' ? (row.email ?? row.phone ?? row.id) : row.name}</h1>
      <p className="request-meta">
        <RequestTag state={row.state} /> {row.offer ? t('offer.name') : row.formName} ·{' '}
        {t('received', momentWords(row.receivedAt))} · {row.id} · {body.language}
      </p>
      {row.viewing ? <ViewingTerms viewing={row.viewing} /> : null}
      <Steps body={body} />
      {body.offer ? <OfferPane offer={body.offer} /> : null}
      {body.viewing ? <RequestViewing viewing={body.viewing} /> : null}
      <div className="desk-columns">
        <div>
          <section className="desk-card" aria-labelledby="request-sent">
            <h2 id="request-sent">{t('sent')}</h2>
            {body.subject ? (
              <p>
                <a href={body.subject.href} target="_blank" rel="noopener">
                  {body.subject.title}
                </a>
                {body.subject.place === '' ? null : `, ${body.subject.place}`}
              </p>
            ) : row.subject ? (
              <p>{t('subjectGone', { id: row.subject.id })}</p>
            ) : null}
            {body.subjectListHref === undefined ? null : (
              <p>
                <Link href={body.subjectListHref}>{t('ofSubject')}</Link>
              </p>
            )}
            <Rows rows={[...body.sent, ...body.who]} />
            <Files files={body.files} />
          </section>
          <RequestWriting body={body} />
        </div>
        <div>
          <RequestMailings mailings={body.mailings} />
          <RequestHistory history={body.history} />
        </div>
      </div>
      {body.others.length === 0 ? null : (
        <section className="request-others" aria-labelledby="request-others">
          <h2 id="request-others">{t('others')}</h2>
          <ol className="request-list">
            {body.others.map(other => (
              <RequestItem key={other.id} row={other} />
            ))}
          </ol>
        </section>
      )}
      {isLive ? (
        <KeyList
          isOn={hasKeys}
          setOn={setKeys}
          keys={[
            ['Ctrl ↵', 'send'],
            ['z', 'takeBack'],
          ]}
        />
      ) : null}
    </>
  );
}

/** The viewing that the request booked, with the actions that are possible now and a link to its own page. */
function RequestViewing({ viewing }: { readonly viewing: ViewingBody }) {
  const { t } = useTranslation('desk-requests');
  return (
    <section className="request-visit" aria-labelledby="request-visit">
      <h2 id="request-visit">
        <Link href={viewing.href}>{t('visit')}</Link>
      </h2>
      <ViewingActs body={viewing} key={viewing.sequence} />
    </section>
  );
}

/** Buttons that change the state of a request, and the form that assigns it. */
function Steps({ body }: { readonly body: RequestBody }) {
  const { t } = useTranslation('desk-requests');
  const { t: desk } = useTranslation('desk');
  const { row, agents, agentId } = body;
  return (
    <div className="request-steps">
      {row.phone === undefined ? null : (
        <p className="request-call">
          <Icon name="phone" />
          <PhoneLink phone={row.phone} />
        </p>
      )}
      <DeskForm does={['begin', 'done', 'reopen']} className="desk-actions" aria-label={t('steps')}>
        {row.state === 'new' ? (
          <button type="submit" name="do" value="begin" className="button quiet">
            {t('do.begin')}
          </button>
        ) : null}
        <button type="submit" name="do" value={row.state === 'done' ? 'reopen' : 'done'} className="button quiet">
          {t(row.state === 'done' ? 'do.reopen' : 'do.done')}
        </button>
      </DeskForm>
      {/* The key remounts the form when the assignment changes, so that it shows the stored agent. */}
      <DeskForm does="assign" className="desk-actions request-assign" key={`${agentId} ${row.agent}`}>
        <label htmlFor="request-agent">{t('agent')}</label>
        <AgentChoice agents={agents} agentId={agentId} />
        <button type="submit" className="button quiet">
          {desk('save')}
        </button>
        {agentId === '' && row.agent !== undefined ? <span>{t('agentGone', { name: row.agent })}</span> : null}
      </DeskForm>
    </div>
  );
}

function AgentChoice({ agents, agentId }: Pick<RequestBody, 'agents' | 'agentId'>) {
  const { t } = useTranslation('desk-requests');
  return (
    <select id="request-agent" name="agent" defaultValue={useFilled().text('agent', agentId)}>
      <option value="">{t('nobody')}</option>
      {agents.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Rows({ rows }: { readonly rows: readonly WordRow[] }) {
  return (
    <dl className="request-rows">
      {rows.map(({ label, value, long }, at) => (
        // Index as key: two fields may have the same name, and their order never changes.
        <div key={at} data-long={long ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Files({ files }: { readonly files: RequestBody['files'] }) {
  const { t } = useTranslation('desk-requests');
  if (files.length === 0) return null;
  return (
    <ul className="request-files">
      {files.map(({ number, href }) => (
        <li key={number}>
          <Icon name="document" />
          {href === undefined ? (
            t('fileHeld', { number })
          ) : (
            <a href={href} download>
              {t('fileOf', { number })}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
