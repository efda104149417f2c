import { useTranslation } from 'react-i18next';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { phoneE164 } from '../../../domain/text/phone.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { usePageState } from '../common/page-state.ts';
import { useMomentText, useMoments } from './use-moments.ts';

/** On phones, call and booking at the lower edge while no other booking button is in sight. */
export function PhoneBar({ body }: { readonly body: PropertyBody }) {
  const { t } = useTranslation('property');
  const momentText = useMomentText();
  const { books } = usePageState();
  const { href, moments } = useMoments(body);
  const [first] = moments;
  return (
    <p className="property-bar" data-away={books || undefined}>
      <a className="button quiet" href={`tel:${phoneE164(body.agent.phone) ?? body.agent.phone}`}>
        <Icon name="phone" />
        <span className="visually-hidden">{t('actions.call')}</span>
      </a>
      {href === undefined ? (
        <Link className="button" href={body.listHref}>
          {t('gone.others')}
        </Link>
      ) : (
        <Link className="button" href={first?.href ?? href} rel="nofollow">
          {first ? t('visit.book', { moment: momentText(first) }) : t('visit.ask')}
        </Link>
      )}
    </p>
  );
}
