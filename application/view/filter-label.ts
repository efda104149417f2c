import type { Criterion } from '../../domain/list/criteria.ts';
import { parseNear } from '../../domain/list/near.ts';
import { parseZone } from '../../domain/map/zone.ts';
import { FILTERS, type FilterName, type FlagFilter } from '../../domain/list/filters.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import { parseCity } from '../../domain/search/place-key.ts';
import { type PageContext, wordsOf } from './page-context.ts';
import { municipalityIn, townName } from './town-name.ts';

/**
 * A filter value for display. `kind` ends in `-not` if listings with the flag are excluded; `name` is the value in the page's language, ''
 * for flags and drawn zones.
 */
export type FilterLabel = {
  readonly kind: FilterName | `${FlagFilter}-not` | 'zone-drawn';
  readonly name: string;
  /** Radius around the place in kilometres, for the filter `near`. */
  readonly km?: number;
};

/**
 * Label of a filter value, as shown in chips, forms and mails.
 * `filterLabel(inDutch, { filter: 'city', text: 'Liège|4000' })` → `{ kind: 'city', name: 'Luik 4000' }`
 */
export function filterLabel(context: PageContext, { filter, text }: Criterion): FilterLabel {
  const { index } = context.catalogue;
  const row = FILTERS[filter];
  switch (row.kind) {
    case 'text':
      return { kind: filter, name: text };
    case 'names': {
      const named = parseCity(text);
      const name = (townName(context, text) ?? named?.name ?? text).replaceAll('|', ' ');
      return { kind: filter, name: named ? `${name} ${named.postcode}` : name };
    }
    case 'numbers': {
      const type = index.types.find(({ webId }) => String(webId) === text);
      return { kind: filter, name: wordsOf(context, type?.name ?? {}) || text };
    }
    case 'at-least':
    case 'at-most': {
      const amount = formatEuro(Number(text));
      return { kind: filter, name: row.column === 'price' ? amount : amount.replace('€ ', '') };
    }
    case 'flag':
      return { kind: text === '0' ? `${filter as FlagFilter}-not` : filter, name: '' };
    case 'zone': {
      const zone = parseZone(text);
      return zone?.kind === 'drawn'
        ? { kind: 'zone-drawn', name: '' }
        : { kind: filter, name: municipalityIn(context, text) };
    }
    case 'near': {
      const near = parseNear(text);
      if (!near) return { kind: 'q', name: text.replaceAll('|', ' ') };
      return {
        kind: filter,
        name: (townName(context, near.city) ?? parseCity(near.city)?.name ?? near.city).replaceAll('|', ' '),
        km: near.km,
      };
    }
    case 'area':
      return { kind: filter, name: '' };
  }
}
