import outlines from './letter-outlines.json' with { type: 'json' };

const LETTERS: ReadonlyMap<string, readonly [advance: number, path: string]> = new Map(
  Object.entries(outlines.letters as unknown as Readonly<Record<string, [number, string]>>),
);
const KERNS: Readonly<Record<string, number>> = outlines.kerns;

/** Letters of a text that have outlines; other letters lose their diacritics or are removed. `drawable('Ștefan 家')` → `'Stefan '` */
export function drawable(text: string): string {
  return [...text.normalize('NFC')]
    .map(letter => (LETTERS.has(letter) ? letter : letter.normalize('NFD').charAt(0)))
    .filter(letter => LETTERS.has(letter))
    .join('');
}

/** Width of a text in thousandths of the font size. `widthOf('A')` → `711` */
export function widthOf(text: string): number {
  const letters = [...text];
  return letters.reduce((sum, letter, at) => sum + advanceOf(letter, letters[at + 1]), 0);
}

/** SVG paths of a text with its left edge at `x`, baseline at `y` and font size `size`. */
export function drawText(
  text: string,
  { x, y, size, fill }: { readonly x: number; readonly y: number; readonly size: number; readonly fill: string },
): string {
  const letters = [...text];
  let at = 0;
  const paths = letters.map((letter, index) => {
    const [, path] = LETTERS.get(letter) ?? [0, ''];
    const drawn = path === '' ? '' : `<path transform="translate(${at})" d="${path}"/>`;
    at += advanceOf(letter, letters[index + 1]);
    return drawn;
  });
  return `<g fill="${fill}" transform="translate(${short(x)} ${short(y)}) scale(${short(size / 1000)})">${paths.join('')}</g>`;
}

function advanceOf(letter: string, next: string | undefined): number {
  return (LETTERS.get(letter)?.[0] ?? 0) + (KERNS[letter + (next ?? '')] ?? 0);
}

function short(number: number): string {
  return String(Number(number.toFixed(4)));
}
