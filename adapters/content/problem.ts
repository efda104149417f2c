/** What is wrong in a content directory, so that the agency finds the place. */
export type ContentProblem = {
  /** 'pages.json' */
  readonly file: string;
  /** The item's id, or its place in the list as '#3'; empty where the whole file is meant. */
  readonly item: string;
  /** 'modules.0.background.color'; empty where the whole item is meant. */
  readonly field: string;
  readonly reason: string;
};

/** A file that is there and cannot be read. */
export type FileFault = Pick<ContentProblem, 'file' | 'reason'>;

/** Takes down problems, or warnings, while a directory is read. */
export type Report = (file: string, item: string, field: string, reason: string) => void;
