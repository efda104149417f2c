import { useTranslation } from '../locales/translations.ts';
import { useApp } from './app-context.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { Prose, Words } from './words.tsx';

/** Columns of the content, then what the law asks an agency to say on every page. */
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
                {agency.legalName}
                <br />
                {agency.street}, {agency.postcode} {agency.city}
              </dd>
            </div>
            <div>
              <dt>{t('enterpriseNumber')}</dt>
              <dd>{agency.enterpriseNumber}</dd>
            </div>
            <div>
              <dt>{t('vatNumber')}</dt>
              <dd>{agency.vatNumber}</dd>
            </div>
            <div>
              <dt>{t('licence')}</dt>
              <dd>{agency.licence}</dd>
            </div>
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
            <div>
              <dt>{t('insurance')}</dt>
              <dd>
                {agency.insurer}, {agency.insurancePolicy}
              </dd>
            </div>
            <div>
              <dt>{t('thirdPartyAccount')}</dt>
              <dd>{agency.thirdPartyAccount}</dd>
            </div>
            <div>
              <dt>{t('ethics')}</dt>
              <dd>
                <a href={agency.codeOfEthics} rel="noopener noreferrer">
                  {t('codeOfEthics')}
                </a>
              </dd>
            </div>
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
        </div>
      </div>
    </footer>
  );
}
