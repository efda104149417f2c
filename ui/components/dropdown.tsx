import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from './icon.tsx';

/**
 * A button that opens a panel: native, so it works without script. Where the panel floats, Escape, a press outside and
 * focus outside close it; where it stands in the flow it stays as it is.
 */
export function Dropdown({
  summary,
  icon,
  label,
  name,
  className = '',
  children,
}: {
  readonly summary: ReactNode;
  readonly icon?: IconName;
  readonly label?: string;
  /** Only one of a name is open. */
  readonly name?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const open = details.current?.open ? details.current : undefined;
      const panel = open?.lastElementChild;
      if (!open || !panel || getComputedStyle(panel).position !== 'absolute') return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
      } else if (open.contains(event.target as Node)) return;
      open.open = false;
    };
    const kinds = ['pointerdown', 'focusin', 'keydown'] as const;
    for (const kind of kinds) document.addEventListener(kind, close);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, close);
    };
  }, []);
  return (
    <details ref={details} name={name} className={`dropdown ${className}`}>
      <summary aria-label={label}>
        {icon ? <Icon name={icon} /> : null}
        {summary}
        <Icon name="down" />
      </summary>
      {/* Focusable, so that a press on a label's words, or between two rows, moves the focus here and not to <main>: focus
          outside closes the panel, and Chromium crashes where a label disappears while it is pressed. */}
      <div className="dropdown-panel" tabIndex={-1}>
        {children}
      </div>
    </details>
  );
}
