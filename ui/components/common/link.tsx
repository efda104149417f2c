import { type AnchorHTMLAttributes, type MouseEvent, use } from 'react';
import { FollowContext } from './app-context.ts';

/**
 * A link by address: within the site it navigates without loading a document; external links are plain. The router is only
 * queried at the click: its own `Link` queries it five times per render, a seventh of a list page's rendering time.
 */
export function Link(
  props: AnchorHTMLAttributes<HTMLAnchorElement> & {
    readonly href: string;
    readonly ref?: React.Ref<HTMLAnchorElement>;
    /** Whether the page keeps its scroll position after the navigation. */
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
  // Few links set `preventScrollReset`. The others skip the removal of this prop by rest destructuring, which takes six times as long as
  // copying all props.
  if (preventScrollReset === undefined) return <a {...props} href={href} onClick={click} />;
  const { preventScrollReset: _, ...attributes } = props;
  return <a {...attributes} href={href} onClick={click} />;
}

/** Whether a click opens the link in this window, instead of opening a new tab or window or starting a download. */
function meansThisWindow(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !modified && (target === '' || target === '_self') && download === '';
}
