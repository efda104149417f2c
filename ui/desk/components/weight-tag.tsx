import type { Weight } from '../../../domain/advert/publish-check.ts';

const TONES = { breach: 'alert', warning: 'strong', hint: undefined } as const;

/** Severity of a finding; `name` in the page's language. */
export function WeightTag({ weight, name }: { readonly weight: Weight; readonly name: string }) {
  return (
    <span className="desk-tag" data-tone={TONES[weight]}>
      {name}
    </span>
  );
}
