import { useTranslation } from 'react-i18next';
import { joinFilled } from '../../../domain/text/join-filled.ts';
import { useApp } from '../common/app-context.ts';
import { Icon } from '../common/icon.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Link } from '../common/link.tsx';
import { Picture } from '../common/picture.tsx';
import { Prose, Words } from '../common/words.tsx';
import { townLine } from '../../../domain/place/town-line.ts';

/** Columns of links, then the legal information that every page of an agency must show. */
export function Footer() {
  const { site } = useApp();
  const { t } = useTranslation('common');
  const { agency } = site;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-columns">
          {site.footer.map((column, at) => (
            <section key={at} className={`col-sm-${column.size.sm} col-md-${column.size.md} col-lg-${column.size.lg}`}>
              {column.picture ? (
                <Picture picture={column.picture} widths={[400, 600]} sizes="(width < 768px) 80vw, 400px" />
              ) : null}
              {column.title ? (
                <h2>
                  <Words text={column.title} />
                </h2>
              ) : null}
              {column.intro ? (
                <p>
                  <Words text={column.intro} />
                </p>
              ) : null}
              {column.text ? <Prose text={column.text} level={3} /> : null}
            </section>
          ))}
        </div>
        <details className="legal-mentions">
          <summary>
            {t('legalMentions')}
            <Icon name="down" />
          </summary>
          <dl>
            <div>
              <dt>{t('legalName')}</dt>
              <dd>
                {agency.legalName === '' ? agency.name : agency.legalName}
                <br />
                {joinFilled(agency.street, townLine(agency.postcode, agency.city))}
              </dd>
            </div>
            <Mention name={t('enterpriseNumber')} value={agency.enterpriseNumber} />
            <Mention name={t('vatNumber')} value={agency.vatNumber} />
            <Mention name={t('licence')} value={agency.licence} />
            {agency.openingHours ? (
              <div>
                <dt>{t('openingHours')}</dt>
                <dd>
                  <Words text={agency.openingHours} />
                </dd>
              </div>
            ) : null}
            {agency.supervisor ? (
              <div className="legal-long">
                <dt>{t('supervisor')}</dt>
                <dd>
                  <Words text={agency.supervisor} />
                </dd>
              </div>
            ) : null}
            <Mention name={t('insurance')} value={joinFilled(agency.insurer, agency.insurancePolicy)} />
            <Mention name={t('thirdPartyAccount')} value={agency.thirdPartyAccount} />
            {agency.codeOfEthics === '' ? null : (
              <div>
                <dt>{t('ethics')}</dt>
                <dd>
                  <a href={agency.codeOfEthics} rel="noopener noreferrer">
                    {t('codeOfEthics')}
                  </a>
                </dd>
              </div>
            )}
          </dl>
        </details>
        <div className="footer-end">
          {site.copyright ? (
            <p>
              <Words text={site.copyright} />
            </p>
          ) : null}
          <ul>
            {site.legalLinks.map(link => (
              <li key={link.href}>
                <Link href={link.href}>{link.name}</Link>
              </li>
            ))}
            <li>
              <Link href={site.consent.settingsHref}>{t('cookieSettings')}</Link>
            </li>
          </ul>
          <BackToTop />
        </div>
      </div>
    </footer>
  );
}

/** A piece of legal information. If it is missing, visitors see nothing in its place, and the site warns the agency at each start. */
function Mention({ name, value }: { readonly name: string; readonly value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
