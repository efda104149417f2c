/**
 * Calls `run` after the next paint, so that work triggered by a press does not delay the press's visible effect. `afterPaint(() =>
 * counting.load(address))`
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
