import { resolve } from 'node:path';

/**
 * The environment in which tests start a command from its sources: Node keeps what it compiled of them in a folder, or each start would
 * strip the types of some hundred modules again, a second of work.
 */
export const COMPILED = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') };
