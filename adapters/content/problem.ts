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

/** Takes down problems while a directory is read. */
export type Report = (file: string, item: string, field: string, reason: string) => void;
