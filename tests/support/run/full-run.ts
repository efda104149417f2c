/**
 * Whether this is the full run, `npm run test:full` or `FULL_RUN=1` before another command: files named `*.full.*` run then too, and
 * tests that repeat what they do repeat it oftener.
 */
export const FULL = process.env['FULL_RUN'] !== undefined;
