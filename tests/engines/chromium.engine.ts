import { testIn } from './in-engine.ts';
import { startWithPuppeteer } from './with-puppeteer.ts';

testIn('chromium', programs => startWithPuppeteer('chrome', programs));
