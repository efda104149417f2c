import { useTranslation } from 'react-i18next';
import type { PrivacyBody } from '../../../application/desk/agency/privacy.ts';
import { Link } from '../../components/common/link.tsx';
import { useDesk } from '../components/desk-context.ts';
import { DeskForm, FilledBox } from '../components/desk-form.tsx';
import { LabelledText } from '../components/labelled-field.tsx';

export function Page({ body }: { readonly body: PrivacyBody }) {
  const { t } = useTranslation('desk-privacy');
  const { who, error, held } = body;
  const told = error === 'unreadable' ? t('error.unreadable') : undefined;
  return (
    <>
      <h1>{t('title.privacy')}</h1>
      <p className="agency-lead">{t('lead')}</p>
      <div className="desk-columns">
        <section className="desk-card desk-form" aria-labelledby="privacy-export">
          <h2 id="privacy-export">{t('export.title')}</h2>
          <p>{t('export.text')}</p>
          <Export who={who} error={told} />
        </section>
        <section className="desk-card desk-form" aria-labelledby="privacy-erase">
          <h2 id="privacy-erase">{t('erase.title')}</h2>
          <p>{t('erase.text')}</p>
          <p>
            {t('erase.agents')} <Link href={body.peopleHref}>{t('erase.people')}</Link>
          </p>
          {held === undefined ? (
            <DeskForm does="look" className="desk-form" key={who} noValidate>
              <LabelledText name="who" label={t('who')} value={who} error={told} />
              <div>
                <button type="submit" className="button quiet">
                  {t('erase.look')}
                </button>
              </div>
            </DeskForm>
          ) : (
            <Erase body={body} held={held} />
          )}
        </section>
      </div>
    </>
  );
}

function Export({ who, error }: { readonly who: string; readonly error: string | undefined }) {
  const { t } = useTranslation('desk-privacy');
  return (
    <DeskForm does="export" isDownload className="desk-form" key={who} noValidate>
      <LabelledText name="who" label={t('who')} value={who} error={error} />
      <div>
        <button type="submit" className="button">
          {t('export.submit')}
        </button>
      </div>
    </DeskForm>
  );
}

const KINDS = [
  'requests',
  'appointments',
  'subscriptions',
  'mails',
  'letters',
  'files',
  'accounts',
  'logins',
  'ownerships',
] as const;

/** Second step: what would be deleted, and a confirmation. */
function Erase({ body, held }: { readonly body: PrivacyBody; readonly held: NonNullable<PrivacyBody['held']> }) {
  const { t } = useTranslation('desk-privacy');
  const { t: desk } = useTranslation('desk');
  const { view } = useDesk();
  const found = KINDS.filter(kind => held[kind] > 0);
  return (
    <DeskForm does="erase" about={{ who: body.who }} className="desk-form" noValidate>
      <h3>{t('erase.found', { who: body.who })}</h3>
      {found.length === 0 ? (
        <p>{t('erase.nothing')}</p>
      ) : (
        <ul className="agency-found">
          {found.map(kind => (
            <li key={kind}>{t(`kind.${kind}`, { count: held[kind] })}</li>
          ))}
        </ul>
      )}
      {held.deskAccounts > 0 ? <p>{t('erase.hasAccount')}</p> : null}
      <div className="field" data-invalid={body.error === 'unsure' ? '' : undefined}>
        {body.error === 'unsure' ? (
          <p className="field-error" id="privacy-unsure" role="alert">
            {t('error.unsure')}
          </p>
        ) : null}
        <label className="choice">
          <FilledBox
            name="sure"
            value="1"
            ticked={false}
            required
            aria-invalid={body.error === 'unsure' ? true : undefined}
            aria-describedby={body.error === 'unsure' ? 'privacy-unsure' : undefined}
          />
          {t('erase.sure')}
        </label>
      </div>
      <div className="desk-actions">
        <button type="submit" className="button">
          {t('erase.submit')}
        </button>
        <Link href={view.address} className="button quiet">
          {desk('cancel')}
        </Link>
      </div>
    </DeskForm>
  );
}
