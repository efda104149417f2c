/**
 * Hash of a content directory: equal files give the same version in every runtime.
 * `contentVersion(new Map([['site.json', '{}']]))` → 14 hexadecimal digits
 */
export function contentVersion(files: ReadonlyMap<string, string>): string {
  // cyrb53 (public domain, bryc): two 32-bit lanes. Not cryptographic, which is enough because only the agency writes the directory.
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  const take = (unit: number) => {
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  };
  for (const name of [...files.keys()].sort()) {
    for (const text of [name, files.get(name) ?? '']) {
      for (let at = 0; at < text.length; at++) take(text.charCodeAt(at));
      take(0x10000); // separator: larger than any UTF-16 code unit
    }
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0');
}
