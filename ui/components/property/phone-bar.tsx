import { useTranslation } from 'react-i18next';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { phoneE164 } from '../../../domain/text/phone.ts';
import { Icon } from '../common/icon.tsx';
import { usePageState } from '../common/page-state.ts';
import { BookLink } from './book-link.tsx';

/** On phones, buttons to call and to book at the bottom of the window while no other booking button is visible. */
export function PhoneBar({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const { books } = usePageState();
  return (
    <p className="property-bar" data-away={books || undefined}>
      <a className="button quiet" href={`tel:${phoneE164(body.agent.phone) ?? body.agent.phone}`}>
        <Icon name="phone" />
        <span className="visually-hidden">{t('actions.call')}</span>
      </a>
      <BookLink body={body} isInBar />
    </p>
  );
}
