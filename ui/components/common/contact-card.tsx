import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from './app-context.ts';

/** Link to download a contact as a vCard; absent without a server. `icon`: shown before the link's text if the neighbouring links have icons. */
export function ContactCard({ href, icon }: { readonly href: string; readonly icon?: ReactNode }) {
  const { t } = useTranslation('common');
  const { requests } = useApp();
  return requests ? (
    <p className="contact-card">
      <a href={href} download="contact.vcf">
        {icon}
        {t('saveContact')}
      </a>
    </p>
  ) : null;
}
