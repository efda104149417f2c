import { type ComponentProps, useRef } from 'react';
import { useLightDismiss } from './use-light-dismiss.ts';

/**
 * Native `<details>`, which opens without script: `<summary>` and, as its last child, the panel. A floating panel closes on Escape, on a
 * press outside and on a click of one of its links; a panel in the flow stays open.
 */
export function Disclosure({ children, ...attributes }: ComponentProps<'details'>) {
  const details = useRef<HTMLDetailsElement>(null);
  useLightDismiss(details, giveFocusBack => {
    if (!details.current?.open || !floats(details.current)) return;
    details.current.open = false;
    if (giveFocusBack) details.current.querySelector('summary')?.focus();
  });
  return (
    // The element handles clicks that bubble up from the links inside.
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
