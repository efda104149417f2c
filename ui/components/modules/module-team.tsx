import { useTranslation } from 'react-i18next';
import type { TeamMemberView } from '../../../application/browse/module-views.ts';
import type { HeadingLevel } from '../common/heading-level.ts';
import { PhoneLink } from '../common/phone-link.tsx';
import { Picture } from '../common/picture.tsx';
import { Words } from '../common/words.tsx';

/** Team members: name, legally required details, contact. */
export function Team({
  members,
  level,
  rows,
}: {
  readonly members: readonly TeamMemberView[];
  readonly level: HeadingLevel;
  readonly rows: string;
}) {
  const { t } = useTranslation('module');
  const Name = `h${level}` as const;
  return (
    <ul className={rows}>
      {members.map(({ id, name, role, text, phone, email, licence, languages, picture }) => (
        <li key={id}>
          <article className="team-member">
            {picture ? (
              <div className="team-portrait">
                <Picture picture={picture} widths={[400, 600]} sizes="(width < 768px) 100vw, 400px" />
              </div>
            ) : null}
            <Name>{name}</Name>
            {role ? (
              <p className="team-role">
                <Words text={role} />
              </p>
            ) : null}
            {text ? (
              <p>
                <Words text={text} />
              </p>
            ) : null}
            <p className="team-reach">
              <PhoneLink phone={phone} />
              <a href={`mailto:${email}`}>{email}</a>
            </p>
            <p className="team-small">
              {licence ? <span>{licence}</span> : null}
              {languages.length > 0 ? (
                <span>{t('speaks', { languages: languages.map(code => t(`language.${code}`, code)).join(', ') })}</span>
              ) : null}
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
