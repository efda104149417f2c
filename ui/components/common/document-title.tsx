import { useEffect, useRef } from 'react';

/** Names the tab after a navigation and says the new page's name to those who do not see it; the first name stands in the document. */
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
