import { type ComponentProps, useRef } from 'react';
import { useLightDismiss } from './use-light-dismiss.ts';

/**
 * A native disclosure, which opens before and without script: `<summary>` and, as its last child, the panel. A panel that
 * floats is dismissed as a popover is, and by following one of its links; in the flow it stays as it is.
 */
export function Disclosure({ children, ...attributes }: ComponentProps<'details'>) {
  const details = useRef<HTMLDetailsElement>(null);
  useLightDismiss(details, giveFocusBack => {
    if (!details.current?.open || !floats(details.current)) return;
    details.current.open = false;
    if (giveFocusBack) details.current.querySelector('summary')?.focus();
  });
  return (
    // the click comes from the links inside
    <details
      {...attributes}
      ref={details}
      onClick={({ target, currentTarget }) => {
        if ((target as Element).closest('a') && floats(currentTarget)) currentTarget.open = false;
      }}
    >
      {children}
    </details>
  );
}

function floats({ lastElementChild: panel }: HTMLDetailsElement): boolean {
  return panel !== null && getComputedStyle(panel).position === 'absolute';
}
