import { useTranslation } from 'react-i18next';
import { useApp } from './app-context.ts';

/** Link to download a contact as a vCard; absent without a server. */
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
