import { type AnchorHTMLAttributes, type MouseEvent, use } from 'react';
import { FollowContext } from './app-context.ts';

/**
 * A link by address: within the site it is followed without a new document, elsewhere it is plain and tells nothing.
 * The router's own link asks it five things while it is drawn, a seventh of a list page's rendering; here the router is
 * asked at the click.
 */
export function Link(
  props: AnchorHTMLAttributes<HTMLAnchorElement> & {
    readonly href: string;
    readonly ref?: React.Ref<HTMLAnchorElement>;
    /** The window stays where it is. */
    readonly preventScrollReset?: boolean;
  },
) {
  const follow = use(FollowContext);
  const { href, preventScrollReset, onClick } = props;
  if (!href.startsWith('/') || href.startsWith('//'))
    return <a {...(href.startsWith('https:') && { rel: 'noopener noreferrer' })} {...props} />;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!follow || event.defaultPrevented || !meansThisWindow(event)) return;
    event.preventDefault();
    follow(href, { preventScrollReset });
  };
  // Few links have it, and to take a property out of an object takes six times as long as to copy it.
  if (preventScrollReset === undefined) return <a {...props} href={href} onClick={click} />;
  const { preventScrollReset: _, ...attributes } = props;
  return <a {...attributes} href={href} onClick={click} />;
}

/** Whether a click asks for nothing but the link: no new tab or window, no download. */
function meansThisWindow(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !modified && (target === '' || target === '_self') && download === '';
}
