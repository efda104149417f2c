import { useTranslation } from '../../locales/translations.ts';
import { useApp } from './app-context.ts';

/** The way to keep a contact in one's address book, where a server writes the file. */
export function ContactCard({ href }: { readonly href: string }) {
  const { t } = useTranslation('common');
  const { requests } = useApp();
  return requests ? (
    <p className="contact-card">
      <a href={href} download="contact.vcf">
        {t('saveContact')}
      </a>
    </p>
  ) : null;
}
