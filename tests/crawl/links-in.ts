import { Parser } from 'htmlparser2';
import { PUBLIC_URL } from './crawled-site.ts';

/** Tags and attributes with an address. */
const LEADING: Readonly<Record<string, string>> = { a: 'href', link: 'href', img: 'src', script: 'src' };

/**
 * Addresses of the same site in a document, unique and sorted.
 * `linksIn('<a href="/fr/#top">')` → `['/fr/']`
 */
export function linksIn(html: string, tags: readonly string[] = ['a']): readonly string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tags.includes(tag)) found.add(attributes[LEADING[tag] ?? 'href'] ?? '');
    },
  });
  parser.end(html);
  return [...found]
    .flatMap(address => {
      const plain = address.replace(PUBLIC_URL, '').replace(/#.*/s, '');
      return /^\/(?!\/)/.test(plain) ? plain : [];
    })
    .filter((address, at, all) => all.indexOf(address) === at)
    .toSorted();
}

/**
 * Kind of an address: its path with `*` for ids and secrets, and its parameter names. A few addresses of each kind are enough.
 * `kindOf('/fr/desk/requests/K7P2M-9QXD1/?state=new')` → `'/fr/desk/requests/*?state'`
 */
function kindOf(address: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  const parts = path.split('/').map(part => (/[\d‹]/.test(part) || part.length > 40 ? '*' : part));
  const names = [...new Set(new URLSearchParams(query).keys())].toSorted();
  return `${parts.join('/')}?${names.join('&')}`;
}

/** The first few addresses of each kind, in order; `shown` returns an address as written, with placeholders for random values. */
export function someOfEach(
  addresses: readonly string[],
  most: number,
  shown: (address: string) => string = address => address,
): readonly string[] {
  const counts = new Map<string, number>();
  return addresses.filter(address => {
    const kind = kindOf(shown(address));
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= most;
  });
}
