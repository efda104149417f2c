import type { ReactNode } from 'react';

/**
 * A table that scrolls sideways where the window is narrow. The keyboard can reach the scrollable region, as accessibility rules require.
 */
export function TableScroll({
  label,
  labelledBy,
  children,
}: {
  /** Name of the region, or the id of the element that names it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </div>
  );
}

/** The head of a table whose columns have these names. */
export function ColumnHeads({ names }: { readonly names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, at) => (
          <th key={at} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
