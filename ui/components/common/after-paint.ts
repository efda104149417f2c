/**
 * Runs after the next paint: for work that a press triggers besides its visible effect.
 * `afterPaint(() => counting.load(address))`
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
