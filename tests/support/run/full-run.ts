/**
 * Whether this is the full run (`npm run test:full`, or `FULL_RUN=1` before another command): it also runs files named `*.full.*`, and
 * repeats tests more often.
 */
export const FULL = process.env['FULL_RUN'] === '1';
