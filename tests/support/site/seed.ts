/** Seed of all random values of a test run; `SEED=123 npx vitest run …` repeats the run that printed it. */
export const SEED = Number(process.env['SEED'] ?? 1);
