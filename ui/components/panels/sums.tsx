/** A line of a short list: a name, and an amount or a word. */
export type SumLine = { readonly name: string; readonly value: string; readonly quiet?: boolean };

/** A short list of amounts below its own heading. */
export function Sums({ title, lines }: { readonly title: string; readonly lines: readonly SumLine[] }) {
  return (
    <div className="panel-sums">
      <h3>{title}</h3>
      <dl>
        {lines.map(({ name, value, quiet }) => (
          <div key={name} data-quiet={quiet || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
