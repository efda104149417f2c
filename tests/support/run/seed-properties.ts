import fc from 'fast-check';
import { SEED } from '../site/seed.ts';

/** Setup of every test file: property-based tests use the same values in each run with the same seed. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
