/**
 * Runs once the next picture of the screen is drawn: for what a press leads to besides what the visitor sees of it at once.
 * `afterPaint(() => counting.load(address))`
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
