import { useEffect, useRef } from 'react';

/** Sets the tab's title after a navigation and announces it to screen readers; the first title is in the document already. */
export function DocumentTitle({ title }: { readonly title: string }) {
  const spoken = useRef<HTMLParagraphElement>(null);
  const first = useRef(true);
  useEffect(() => {
    document.title = title;
    if (!first.current && spoken.current) spoken.current.textContent = title;
    first.current = false;
  }, [title]);
  return <p className="visually-hidden" role="status" ref={spoken} />;
}
