import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';
import { Icon, type IconName } from './icon.tsx';

/** A button that opens a panel below it. */
export function Dropdown({
  summary,
  icon,
  name,
  className = '',
  children,
}: {
  readonly summary: ReactNode;
  readonly icon?: IconName;
  /** Name of a group of dropdowns, of which only one is open. */
  readonly name?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <Disclosure name={name} className={`dropdown ${className}`}>
      <summary>
        {icon ? <Icon name={icon} /> : null}
        {summary}
        <Icon name="down" />
      </summary>
      <div className="dropdown-panel">{children}</div>
    </Disclosure>
  );
}
