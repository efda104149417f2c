import { useTranslation } from 'react-i18next';
import { Link } from '../common/link.tsx';
import { type Moment, useMomentText } from './use-moments.ts';

/** The button that books the first free moment, or asks for a viewing where none is free. */
export function BookLink({
  className,
  href,
  first,
}: {
  readonly className: string;
  readonly href: string;
  readonly first: Moment | undefined;
}) {
  const { t } = useTranslation('property');
  const momentText = useMomentText();
  return (
    <Link className={`button ${className}`} href={first?.href ?? href} rel="nofollow" data-books>
      {first ? t('visit.book', { moment: momentText(first) }) : t('visit.ask')}
    </Link>
  );
}
