/** What all random draws of a test run follow from; `SEED=123 npx vitest run …` repeats those of a run that printed it. */
export const SEED = Number(process.env['SEED'] ?? 1);
