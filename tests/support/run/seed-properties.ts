import fc from 'fast-check';
import { SEED } from '../site/seed.ts';

/** Set-up of every test file: properties draw the same values in each run with the same seed. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
