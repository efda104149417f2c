import { useTranslation } from 'react-i18next';
import type { AgentRow, AgentRemovalForm, PeopleBody } from '../../../application/desk/agency/people.ts';
import type { ViewingConflicts } from '../../../application/desk/viewings/conflicting-moves.ts';
import { needsPerson } from '../../../domain/desk/hand-over.ts';
import { momentWords } from '../../components/common/day-words.ts';
import { Icon } from '../../components/common/icon.tsx';
import { ConflictingViewings } from './conflicting-viewings.tsx';
import { DeskForm } from './desk-form.tsx';
import { LabelledChoice } from './labelled-field.tsx';

/** Fields for role, member of the team and language, used to edit an account and to invite an agent. */
export function AgentFields({
  body,
  values: { role, person, language },
  personError,
}: {
  readonly body: PeopleBody;
  readonly values: Pick<PeopleBody['invite'], 'role' | 'person' | 'language'>;
  readonly personError?: string | undefined;
}) {
  const { t } = useTranslation('desk-people');
  const { t: desk } = useTranslation('desk');
  return (
    <>
      <LabelledChoice
        name="role"
        label={t('role')}
        value={role}
        choices={body.roles.map(value => ({ value, label: desk(`role.${value}`) }))}
      />
      <LabelledChoice
        name="person"
        label={t('person')}
        value={person}
        choices={[{ value: '', label: t('noPerson') }, ...body.persons]}
        error={personError}
      />
      <LabelledChoice name="language" label={t('language')} value={language} choices={body.languages} />
    </>
  );
}

/** An account of the desk with its editable fields. */
export function AgentItem({ agent, body }: { readonly agent: AgentRow; readonly body: PeopleBody }) {
  const { t } = useTranslation('desk-people');
  const { t: desk } = useTranslation('desk');
  const { id, email, name, role, personId, language, isSelf, hasPassword, hasSecondFactor, invitedAt } = agent;
  const called = name ?? email;
  return (
    <li className="desk-card agency-item">
      <p>
        <strong>{called}</strong> <span className="desk-tag">{desk(`role.${role}`)}</span>
        {isSelf ? ` ${t('you')}` : null}
      </p>
      {name === undefined ? null : <p>{email}</p>}
      <p className="agency-meta">
        {[
          t('invitedAt', momentWords(invitedAt)),
          t(hasPassword ? 'state.active' : 'state.invited'),
          ...(hasPassword ? [t(hasSecondFactor ? 'factor.on' : 'factor.off')] : []),
        ].join(' · ')}
      </p>
      {body.lastManager === id ? (
        <p className="field-error" role="alert">
          <Icon name="alert" /> {t('error.last-manager')}
        </p>
      ) : null}
      {/* The key remounts the form after a change, so that it shows the stored values. */}
      <DeskForm
        does="change-agent"
        about={{ agent: id }}
        className="agency-change"
        aria-label={`${called} ${email}`}
        key={`${role} ${personId} ${language}`}
      >
        <AgentFields body={body} values={{ role, person: personId, language }} />
        <button type="submit" className="button quiet">
          {desk('save')}
        </button>
      </DeskForm>
      <RemoveAgent agent={agent} body={body} />
    </li>
  );
}

function RemoveAgent({ agent, body }: { readonly agent: AgentRow; readonly body: PeopleBody }) {
  const { t } = useTranslation('desk-people');
  const { id, email, name = email, personId, isSelf, work } = agent;
  const leaving = body.leaving?.agent === id ? body.leaving : undefined;
  const mustBePerson = needsPerson(work);
  const colleagues = body.agents.filter(other => other.id !== id && (!mustBePerson || other.personId !== ''));
  const hasWork = work.requests > 0 || mustBePerson;
  return (
    <details open={leaving !== undefined}>
      <summary>{t('remove.agent')}</summary>
      <DeskForm
        does="remove-agent"
        about={{ agent: id }}
        className="desk-form"
        aria-label={`${t('remove.agent')} ${email}`}
        noValidate
      >
        <p>{t(isSelf ? 'remove.selfSure' : 'remove.agentSure')}</p>
        {hasWork ? (
          <>
            <p>{t('handOver.lead')}</p>
            <ul>
              <li>{t('handOver.requests', { count: work.requests })}</li>
              <li>{t('handOver.viewings', { count: work.viewings })}</li>
              {work.homes === 0 ? null : <li>{t('handOver.passing', { count: work.homes, name })}</li>}
            </ul>
            <LabelledChoice
              name="to"
              label={t('handOver.to')}
              value={leaving?.to ?? ''}
              choices={[
                { value: '', label: t('handOver.choose') },
                ...colleagues.map(other => ({ value: other.id, label: other.name ?? other.email })),
              ]}
              error={leaving?.error && t(`error.${leaving.error}`)}
            />
          </>
        ) : null}
        {work.homes === 0 ? null : <p>{t('handOver.software', { name, id: personId })}</p>}
        <div>
          <button type="submit" className="button quiet">
            {t('remove.submit')}
          </button>
        </div>
      </DeskForm>
      {leaving?.conflicts ? <HandOverConflicts body={body} leaving={leaving} conflicts={leaving.conflicts} /> : null}
    </details>
  );
}

function HandOverConflicts({
  body,
  leaving: { agent, to },
  conflicts,
}: {
  readonly body: PeopleBody;
  readonly leaving: AgentRemovalForm;
  readonly conflicts: ViewingConflicts;
}) {
  const { t } = useTranslation('desk-people');
  const { viewings, moved } = conflicts;
  const successor = body.agents.find(({ id }) => id === to);
  const name = successor?.name ?? successor?.email ?? '';
  return (
    <ConflictingViewings
      conflicts={conflicts}
      does="remove-agent"
      about={{ agent, to }}
      keep="keep"
      headingId="hand-over-conflicts"
      texts={{
        title: viewings.length === 0 ? t('clash.stopped') : t('clash.title', { count: viewings.length, name }),
        against: t('clash.against', { name }),
        changed: t('clash.changed'),
        moved: t('clash.moved', { count: moved.length, name }),
        mails: t('clash.mails', { name }),
        move: t('clash.move'),
        keep: t('clash.keep'),
        back: t('clash.back'),
        none: t('clash.none'),
        to: t('clash.to', { name }),
        noMail: t('clash.noMail'),
      }}
    />
  );
}
