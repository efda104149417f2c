/** Width-to-height ratio from which a picture counts as a panorama. */
const PANORAMA = 2.4;

/**
 * Whether a picture is so wide that its box shows only the middle of it. A file of the box's width would be lower than the box, and so
 * blurred when it is enlarged. `isPanorama({ width: 4000, height: 1000 })` → `true`
 */
export function isPanorama({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width > PANORAMA * height;
}
