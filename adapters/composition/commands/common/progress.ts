/** Progress output of a long command. */
export type Progress = {
  /** Reports the start of a step that has nothing to count. */
  step(what: string): void;
  /** Reports that `done` of `of` items are done. */
  tell(what: string, done: number, of: number): void;
  end(): void;
};

/** Pause between two updates of a terminal, in milliseconds. */
const PAUSE_MS = 100;

/**
 * Prints progress: on a terminal in one line that is overwritten, elsewhere a line per 10 %.
 * `makeProgress(process.stdout).tell('pages', 60, 575)` → 'pages 60 of 575'
 */
export function makeProgress(
  stream: { readonly isTTY?: boolean; write(text: string): unknown },
  now: () => number = Date.now,
): Progress {
  let shownAt = -Infinity;
  let tenth = '';
  let open = false;
  const over = (text: string) => {
    stream.write(`\r\x1b[2K${text}`);
    open = true;
  };
  return {
    step: what => (stream.isTTY ? over(what) : void stream.write(`${what}\n`)),
    tell(what, done, of) {
      const text = `${what} ${done} of ${of}`;
      if (!stream.isTTY) {
        const reached = `${what} ${Math.floor((done * 10) / of)}`;
        if (reached !== tenth) stream.write(`${text}\n`);
        tenth = reached;
      } else if (done === of || now() - shownAt >= PAUSE_MS) {
        shownAt = now();
        over(text);
      }
    },
    end() {
      if (open) stream.write('\n');
      open = false;
    },
  };
}
