import type { StoredFiles } from './stored-files.ts';
import type { Quarantine } from './quarantine.ts';

/** A file that is being received; it is discarded unless `keep` is called. */
export type OpenUpload = {
  /** Appends bytes; resolves when it can take more. A failed write does not reject here: `keep` throws its error. */
  write(bytes: Uint8Array): Promise<void>;
  /** Stores the file durably and returns its generated name, never the visitor's. */
  keep(): Promise<string>;
  /** Ends the upload: deletes the file unless it was stored by `keep`. */
  drop(): Promise<void>;
};

/** Files uploaded by visitors; no URL serves them. */
export type Uploads = {
  /** Starts storing a file. Its bytes are written as they arrive, so that no request holds a whole file in memory. */
  begin(): OpenUpload;
  /** Deletes a stored file. Idempotent. */
  forget(name: string): Promise<void>;
};

/** All operations on visitors' files, wherever they are stored. */
export type VisitorFiles = Uploads &
  StoredFiles &
  Quarantine & {
    /** Returns the content of a stored file for a mail; `undefined` if it is missing or in quarantine. */
    read(name: string): Promise<Uint8Array | undefined>;
    /** Returns the warning of a file in quarantine. */
    warning(name: string): Promise<string | undefined>;
    /** Returns the paths of a stored file and of its warning on this machine's disk; none if it is stored elsewhere. */
    places(name: string): readonly string[];
  };
