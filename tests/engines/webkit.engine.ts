import { testIn } from './in-engine.ts';
import { startWebKit } from './with-webdriver.ts';

testIn('webkit', startWebKit);
