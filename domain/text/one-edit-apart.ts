/**
 * Whether two words differ by one inserted, missing or replaced letter, or by two swapped letters; ignores case.
 * `oneEditApart('Bedroms', 'Bedrooms')` → `true`, `oneEditApart('Lift', 'Lifts and stairs')` → `false`
 */
export function oneEditApart(one: string, other: string): boolean {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  if (long.length - short.length > 1 || short === long) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++;
  const [left, right] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  return right.length === 1 || (right.length === 2 && left === `${right[1]}${right[0]}`);
}
