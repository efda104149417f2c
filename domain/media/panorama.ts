/** Width-to-height ratio from which a picture counts as a panorama. */
const PANORAMA = 2.4;

/**
 * Whether a picture is so wide that boxes show only its middle. A file as wide as the box would be too low for it, and blurred.
 * `isPanorama({ width: 4000, height: 1000 })` → `true`
 */
export function isPanorama({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width > PANORAMA * height;
}
