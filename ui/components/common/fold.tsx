import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A part that is folded at first; its line has its name and its answer. Native, so that it opens without script. */
export function Fold({
  name,
  answer,
  children,
}: {
  readonly name: string;
  readonly answer: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <details className="fold">
      <summary>
        <h3 className="fold-name">{name}</h3>
        <span className="fold-answer">{answer}</span>
        <Icon name="down" />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}
