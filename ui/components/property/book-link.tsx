import { useTranslation } from 'react-i18next';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { Link } from '../common/link.tsx';
import { useMoments, useMomentText } from './use-moments.ts';

/**
 * The button that books the first free slot, or that requests a viewing if no slot is free. If no viewing can be requested, the button
 * leads to the form for questions; on the page of a property that is sold or let, it links to other properties. `isInBar`: whether the
 * button is in a sticky bar, which is hidden while a booking button within the page is in the window.
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
  const { moments, instead } = useMoments(body);
  const { card, actions, listHref } = body;
  const [first] = moments;
  const classes = ['button', className].filter(Boolean).join(' ');
  if (first)
    return (
      <Link className={classes} href={first.href} rel="nofollow" data-books={!isInBar || undefined}>
        {t('visit.book', { moment: momentText(first) })}
      </Link>
    );
  if (instead)
    return (
      <Link className={classes} href={instead.href} rel="nofollow" data-books={!isInBar || undefined}>
        {instead.name}
      </Link>
    );
  const isGone = card.state === 'sold' || card.state === 'rented';
  const asks = isGone ? undefined : actions.information;
  return (
    <Link className={classes} href={asks ?? listHref}>
      {t(asks === undefined ? 'gone.others' : 'actions.information')}
    </Link>
  );
}
