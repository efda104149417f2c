import { type AnchorHTMLAttributes, type MouseEvent, use } from 'react';
import { FollowContext } from './app-context.ts';

/**
 * A link by address: within the site it is followed without a new document, elsewhere it is plain and tells nothing.
 * The router's own link asks it five things while it is drawn, a seventh of a list page's rendering; here the router is
 * asked at the click.
 */
export function Link({
  href,
  preventScrollReset,
  onClick,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly ref?: React.Ref<HTMLAnchorElement>;
  /** The window stays where it is. */
  readonly preventScrollReset?: boolean;
}) {
  const follow = use(FollowContext);
  if (!href.startsWith('/') || href.startsWith('//')) {
    const outside = href.startsWith('https:') ? { rel: 'noopener noreferrer' } : {};
    return <a href={href} {...outside} onClick={onClick} {...rest} />;
  }
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!follow || event.defaultPrevented || !meansThisWindow(event)) return;
    event.preventDefault();
    follow(href, { preventScrollReset });
  };
  return <a href={href} {...rest} onClick={click} />;
}

/** Whether a click asks for nothing but the link: no new tab or window, no download. */
function meansThisWindow(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !modified && (target === '' || target === '_self') && download === '';
}
