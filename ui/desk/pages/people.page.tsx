import { useTranslation } from 'react-i18next';
import type { PeopleBody } from '../../../application/desk/agency/people.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { MAX_EMAIL_LENGTH } from '../../../domain/request/email.ts';
import { Link } from '../../components/common/link.tsx';
import { momentWords } from '../../components/common/day-words.ts';
import { AgentFields, AgentItem } from '../components/agent-item.tsx';
import { DeskForm } from '../components/desk-form.tsx';
import { useDesk } from '../components/desk-context.ts';
import { MoreLink, TopLink } from '../components/paging-links.tsx';
import { FilterForm, FilterText } from '../components/filter-form.tsx';
import { LabelledChoice, LabelledText } from '../components/labelled-field.tsx';

export function Page({ body }: { readonly body: PeopleBody }) {
  const { t } = useTranslation('desk-people');
  const { view } = useDesk();
  return (
    <>
      <h1>{t('title.people')}</h1>
      <section aria-labelledby="people-agents" className="agency-part">
        <h2 id="people-agents">{t('agents')}</h2>
        <ul className="agency-list">
          {body.agents.map(agent => (
            <AgentItem key={agent.id} agent={agent} body={body} />
          ))}
        </ul>
        {body.withoutAccess.length === 0 ? null : (
          <div className="desk-card agency-item">
            <h3>{t('withoutAccess')}</h3>
            <ul>
              {body.withoutAccess.map(({ id, name, homes }) => (
                <li key={id}>{t('handOver.homes', { count: homes, name, id })}</li>
              ))}
            </ul>
          </div>
        )}
        <InviteAgent body={body} />
      </section>
      <section aria-labelledby="people-owners" className="agency-part">
        <h2 id="people-owners">{t('owners')}</h2>
        <FilterForm key={body.to} action={deskPath('people', view.language)} submit={t('filter.submit')}>
          <FilterText name="to" label={t('filter.to')} value={body.to} maxLength={MAX_EMAIL_LENGTH} />
        </FilterForm>
        <TopLink href={body.topHref}>{t('top')}</TopLink>
        {body.owners.length === 0 ? <p>{t(body.to === '' ? 'noOwners' : 'noOwnersFound')}</p> : null}
        <Owners body={body} />
        <MoreLink href={body.moreHref} />
        <InviteOwner body={body} />
      </section>
    </>
  );
}

function InviteAgent({ body }: { readonly body: PeopleBody }) {
  const { t } = useTranslation('desk-people');
  const { email, role, person, language, error } = body.invite;
  return (
    // The key remounts the form after an invitation, which empties it.
    <DeskForm
      does="invite-agent"
      className="desk-card desk-form"
      aria-labelledby="people-invite-agent"
      key={`${JSON.stringify(body.invite)} ${body.agents.length}`}
      noValidate
    >
      <h3 id="people-invite-agent">{t('invite.agent')}</h3>
      <p className="field-hint">{t('invite.hint')}</p>
      <LabelledText
        name="email"
        type="email"
        label={t('email')}
        value={email}
        error={error === 'no-address' || error === 'many' ? t(`error.${error}`) : undefined}
      />
      <AgentFields
        body={body}
        values={{ role, person, language }}
        personError={error === 'unknown-person' ? t('error.unknown-person') : undefined}
      />
      <div>
        <button type="submit" className="button">
          {t('invite.submit')}
        </button>
      </div>
    </DeskForm>
  );
}

function Owners({ body }: { readonly body: PeopleBody }) {
  const { t } = useTranslation('desk-people');
  return (
    <ul className="agency-list">
      {body.owners.map(({ id, email, properties, moreProperties, hasPassword, invitedAt }) => (
        <li key={id} className="desk-card agency-item">
          <p>
            <strong>{email}</strong>{' '}
            <span className="desk-tag">{t(hasPassword ? 'state.active' : 'state.invited')}</span>
          </p>
          <ul>
            {properties.map(property => (
              <li key={property.id}>
                {property.href === undefined ? (
                  property.id
                ) : (
                  <Link href={property.href}>{`${property.title} (${property.id})`}</Link>
                )}
              </li>
            ))}
            {moreProperties === 0 ? null : <li>{t('moreProperties', { count: moreProperties })}</li>}
          </ul>
          <p className="agency-meta">{t('invitedAt', momentWords(invitedAt))}</p>
          <details>
            <summary>{t('remove.owner')}</summary>
            <DeskForm does="remove-owner" about={{ owner: id }} className="desk-form" aria-label={email}>
              <p>{t('remove.ownerSure')}</p>
              <div>
                <button type="submit" className="button quiet">
                  {t('remove.submit')}
                </button>
              </div>
            </DeskForm>
          </details>
        </li>
      ))}
    </ul>
  );
}

function InviteOwner({ body }: { readonly body: PeopleBody }) {
  const { t } = useTranslation('desk-people');
  const { email, properties, language, error, unknown } = body.inviteOwner;
  const told = body.owners.reduce((count, owner) => count + owner.properties.length, body.owners.length);
  return (
    <DeskForm
      does="invite-owner"
      className="desk-card desk-form"
      aria-labelledby="people-invite-owner"
      key={`${JSON.stringify(body.inviteOwner)} ${told}`}
      noValidate
    >
      <h3 id="people-invite-owner">{t('invite.owner')}</h3>
      <p className="field-hint">{t('invite.hint')}</p>
      <LabelledText
        name="email"
        type="email"
        label={t('email')}
        value={email}
        error={error === 'no-address' || error === 'many' ? t(`error.${error}`) : undefined}
      />
      <LabelledText
        name="properties"
        label={t('properties')}
        hint={t('propertiesHint')}
        value={properties}
        error={
          error === 'no-listing' || error === 'unknown-listings' ? t(`error.${error}`, { ids: unknown }) : undefined
        }
      />
      <LabelledChoice name="language" label={t('language')} value={language} choices={body.languages} />
      <div>
        <button type="submit" className="button">
          {t('invite.submit')}
        </button>
      </div>
    </DeskForm>
  );
}
