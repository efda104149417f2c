import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/**
 * A native `<details>`, closed at first, so that it opens without script. Its summary shows `name` and `answer`. `onPhones`: closed on
 * phones only; in wider windows and in print the summary is hidden and the content visible.
 */
export function Fold({
  name,
  answer,
  onPhones = false,
  children,
}: {
  readonly name: string;
  readonly answer: ReactNode;
  readonly onPhones?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details className="fold" data-phones={onPhones || undefined}>
      <summary>
        <h3 className="fold-name">{name}</h3>
        <span className="fold-answer">{answer}</span>
        <Icon name="down" />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}
