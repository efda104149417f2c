import type { AnchorHTMLAttributes } from 'react';
import { Link as RouterLink } from 'react-router';

/** A link by address: within the site it is followed without a new document, elsewhere it is plain and tells nothing. */
export function Link({
  href,
  preventScrollReset,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly ref?: React.Ref<HTMLAnchorElement>;
  /** The window stays where it is. */
  readonly preventScrollReset?: boolean;
}) {
  if (href.startsWith('/') && !href.startsWith('//'))
    return <RouterLink to={href} preventScrollReset={preventScrollReset} {...rest} />;
  return <a href={href} {...(href.startsWith('https:') ? { rel: 'noopener noreferrer' } : {})} {...rest} />;
}
