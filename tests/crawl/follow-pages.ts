import { linksIn, someOfEach } from './links-in.ts';
import { responseText } from './response-text.ts';
import type { Visitor } from './visitor.ts';
import type { WrittenDown } from './written-down.ts';

/** Addresses that change with each action, or contain a session's token. */
const MARKED = /[?&](?:mark|undo|notice)=/;
const ROUNDS = 5;

/**
 * Writes a few pages of each kind that links lead to from an address, within `under`; returns their addresses. Requests them one after the
 * other: pages may show when they were viewed.
 */
export async function followPages(
  from: string,
  {
    visitor,
    out,
    name,
    under,
    most,
  }: {
    readonly visitor: Visitor;
    readonly out: WrittenDown;
    readonly name: string;
    readonly under: RegExp;
    /** Maximum number of pages per kind. */
    readonly most: number;
  },
): Promise<readonly string[]> {
  const asked = new Set<string>();
  let next: readonly string[] = [from];
  for (let round = 1; round <= ROUNDS; round++) {
    const found = new Set<string>();
    for (const address of next) {
      asked.add(address);
      const response = await visitor.ask(address);
      out.keep(`${name}${address}`, responseText(response));
      if (/html/.test(response.headers.find(([header]) => header === 'content-type')?.[1] ?? ''))
        for (const link of linksIn(response.text))
          if (under.test(link) && !MARKED.test(link) && !asked.has(link)) found.add(link);
    }
    const some = new Set(someOfEach([...inOrder([...asked], out), ...inOrder([...found], out)], most, out.clean));
    next = inOrder([...found], out).filter(link => some.has(link) && !asked.has(link));
  }
  return [...asked];
}

/** Sorted by their written form, which does not depend on random ids. */
function inOrder(addresses: readonly string[], out: WrittenDown): readonly string[] {
  const keys = new Map(addresses.map(address => [address, out.clean(address)]));
  return addresses.toSorted((a, b) => {
    const [one = '', other = ''] = [keys.get(a), keys.get(b)];
    return one < other ? -1 : one > other ? 1 : 0;
  });
}
