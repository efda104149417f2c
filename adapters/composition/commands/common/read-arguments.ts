import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/**
 * Parses the arguments of a command: its options, and between `least` and `most` positionals. Anything else ends the process with exit code
 * 1 and one line: `Usage: npm run import -- [FILE] [--force] (unknown option '--fast')`.
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  { options, least = 0, most = least }: { readonly options?: Options; readonly least?: number; readonly most?: number },
) {
  // A reader of the output, such as `head`, may end before the command; the command then ends without an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    const read = parseArgs({ options: options ?? ({} as Options), allowPositionals: true });
    if (read.positionals.length > most)
      return refuseArguments(usage, `unexpected argument '${read.positionals[most]}'`);
    return read.positionals.length < least ? refuseArguments(usage, 'missing argument') : read;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    // Cut off Node's advice on arguments that start with a dash.
    const [problem = ''] = message.split(/\. |\n/);
    return refuseArguments(usage, problem.charAt(0).toLowerCase() + problem.slice(1));
  }
}

/** Prints the usage and the problem, and ends the process with exit code 1. */
export function refuseArguments(usage: string, problem: string): never {
  console.error(`Usage: ${usage} (${problem})`);
  process.exit(1);
}
