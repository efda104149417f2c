import type { StoredFiles } from './stored-files.ts';
import type { Quarantine } from './quarantine.ts';

/** A file that is coming in; nothing of it stays unless it is kept. */
export type OpenUpload = {
  /** Adds bytes at the end; resolves when it can take more. What cannot be written does not reject here: `keep` tells of it. */
  write(bytes: Uint8Array): Promise<void>;
  /** Keeps the file, on the disk once it resolves, and gives the name under which it is kept: never the visitor's. */
  keep(): Promise<string>;
  /** Lets go of the file: what was not kept is gone, what was kept stays. */
  drop(): Promise<void>;
};

/** Files that visitors send; they lie where no address leads. */
export type Uploads = {
  /** Begins a file that is written as it arrives, so that no request holds its file in memory. */
  begin(): OpenUpload;
  /** Forgets a kept file; one that is not there is as good as forgotten. */
  forget(name: string): Promise<void>;
};

/** All that is done with files of visitors, wherever they are kept. */
export type VisitorFiles = Uploads &
  StoredFiles &
  Quarantine & {
    /** Gives a kept file as a mail may carry it; nothing where it is gone or in quarantine. */
    read(name: string): Promise<Uint8Array | undefined>;
    /** Gives the warning of a file in quarantine. */
    warning(name: string): Promise<string | undefined>;
    /** Gives where a kept file lies on this machine's disk, and the warning beside it; nothing where it is kept elsewhere. */
    places(name: string): readonly string[];
  };
