import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** Shown instead of a list that has no entries: states that nothing was found, and links to alternatives. */
export function EmptyList({
  title,
  text,
  icon,
  alert = false,
  ways,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly icon?: IconName;
  /** Whether screen readers announce the section when it appears. */
  readonly alert?: boolean;
  /** Links and buttons to alternatives. */
  readonly ways: ReactNode;
  /** Content between title and text. */
  readonly children?: ReactNode;
}) {
  return (
    <section className="nothing" role={alert ? 'alert' : undefined}>
      {icon ? <Icon name={icon} /> : null}
      <h2>{title}</h2>
      {children}
      <p>{text}</p>
      <p className="nothing-ways">{ways}</p>
    </section>
  );
}
