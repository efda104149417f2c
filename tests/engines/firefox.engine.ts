import { testIn } from './in-engine.ts';
import { startWithPuppeteer } from './with-puppeteer.ts';

testIn('firefox', programs => startWithPuppeteer('firefox', programs));
