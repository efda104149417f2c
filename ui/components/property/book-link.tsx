import { useTranslation } from 'react-i18next';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { Link } from '../common/link.tsx';
import { useMoments, useMomentText } from './use-moments.ts';

/**
 * The button that books the first free slot, or that requests a viewing if no slot is free. If no viewing can be requested, it links to
 * other properties. `isInBar`: whether the button is in a sticky bar, which is hidden while a booking button within the page is in the
 * window.
 */
export function BookLink({
  className,
  body,
  isInBar = false,
}: {
  readonly className?: string;
  readonly body: PropertyBody;
  readonly isInBar?: boolean;
}) {
  const { t } = useTranslation('property');
  const momentText = useMomentText();
  const { href, moments } = useMoments(body);
  const [first] = moments;
  const classes = ['button', className].filter(Boolean).join(' ');
  if (href === undefined)
    return (
      <Link className={classes} href={body.listHref}>
        {t('gone.others')}
      </Link>
    );
  return (
    <Link className={classes} href={first?.href ?? href} rel="nofollow" data-books={!isInBar || undefined}>
      {first ? t('visit.book', { moment: momentText(first) }) : t('visit.ask')}
    </Link>
  );
}
