import type { ReactNode } from 'react';

/**
 * The content of a module with its links to the complete lists. With `isBesideTitle`, wide screens show the links beside the module's
 * title, so a copy of them is before the content; the style sheet displays one of the two, and a hidden copy is not in the order of focus.
 */
export function WithAll({
  links,
  isBesideTitle,
  children,
}: {
  readonly links: ReactNode;
  readonly isBesideTitle: boolean;
  readonly children: ReactNode;
}) {
  return (
    <>
      {isBesideTitle ? <p className="module-more module-all all-above">{links}</p> : null}
      {children}
      <p className="module-more module-all">{links}</p>
    </>
  );
}
