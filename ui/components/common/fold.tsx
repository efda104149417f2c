import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/**
 * A part that is folded at first; its line has its name and its answer. Native, so that it opens without script. `onPhones`: folded on phones
 * only, without its line in wider windows and on paper.
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
