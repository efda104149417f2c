/**
 * Contrast ratio of two colours, from 1 to 21, as defined by WCAG 2.2: text needs at least 4.5, large text and meaningful graphics 3
 * (1.4.3, 1.4.11). `contrast('#1d2a2c', '#fbf8f3')` → `13.9…`
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes two colours; `share` (0 to 1) is the weight of the first. `mix('#000000', '#ffffff', 0.5)` → `'#808080'` */
export function mix(first: string, second: string, share: number): string {
  const [one, other] = [channels(first), channels(second)];
  return `#${one
    .map((channel, at) => Math.round(channel * share + (other[at] ?? 0) * (1 - share)))
    .map(value => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(channel => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
}
