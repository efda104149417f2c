import type { Listing } from '../../domain/listing/listing.ts';
import type { Project, PublicProject } from '../../domain/listing/project.ts';
import { reason } from '../finding/reason.ts';
import type { Imported } from '../ports/catalogue/catalogue-import.ts';
import type { ReadRecords } from '../ports/catalogue/feed.ts';
import type { PictureCopies, PictureCopy } from '../ports/catalogue/picture-copies.ts';
import type { PictureFiles, PictureSize } from '../ports/catalogue/picture-files.ts';
import type { ImportFindings } from './import-findings.ts';

/** Local files of the pictures of a batch of records, and those pictures' sizes that the feed does not state. */
type Looked = {
  /** File of a picture, or why it cannot be shown. */
  readonly files: ReadonlyMap<string, PictureCopy>;
  readonly sizes: ReadonlyMap<string, PictureSize>;
};

type ImportedRecords = ReadRecords<Listing | Project>;

/** Copies, checks and measures the pictures of an import before its records are written. */
export class ImportPictures {
  readonly #copies: PictureCopies;
  readonly #files: PictureFiles;
  readonly #findings: ImportFindings;
  /** Names of the files of all pictures that the import uses. */
  readonly shown = new Set<string>();

  constructor(copies: PictureCopies, files: PictureFiles, findings: ImportFindings) {
    this.#copies = copies;
    this.#files = files;
    this.#findings = findings;
  }

  /** Copies pictures from other hosts, checks local ones and measures those without a size. */
  async look(batch: readonly ImportedRecords[]): Promise<Looked> {
    const named = [...new Set(batch.flatMap(({ pictureFiles }) => [...pictureFiles.values()]))];
    const files = new Map(await this.#copies.copy(this.#copies.hosts.length > 0 ? named.filter(isAddress) : []));
    const own = named.filter(file => !isAddress(file));
    for (const [file, found] of await this.#files.find(own)) files.set(file, found);
    const unmeasured = batch.flatMap(({ thing, pictureFiles }) =>
      (thing?.pictures ?? []).flatMap(picture => {
        const found = isMeasured(picture) ? undefined : files.get(pictureFiles.get(picture.id) ?? '');
        return found && 'file' in found ? [found.file] : [];
      }),
    );
    return { files, sizes: await this.#files.sizes(unmeasured) };
  }

  /** Adds to a record its available pictures with their sizes, and reports the pictures that are not available. */
  imported<Thing extends Pick<PublicProject, 'id' | 'pictures'>>(
    thing: Thing,
    { pictureFiles: named, externalId }: Pick<ImportedRecords, 'pictureFiles' | 'externalId'>,
    { files, sizes }: Looked,
  ): Imported<Thing> {
    const pictureFiles = new Map<string, string>();
    const pictures = thing.pictures.flatMap(picture => {
      const address = named.get(picture.id) ?? '';
      const found = files.get(address) ?? { refused: reason('host-not-allowed') };
      const size = isMeasured(picture) ? picture : 'file' in found ? sizes.get(found.file) : undefined;
      if ('file' in found && size) {
        pictureFiles.set(picture.id, found.file);
        this.shown.add(found.file);
        return [{ ...picture, width: size.width, height: size.height }];
      }
      const why = 'refused' in found ? found.refused : reason('not-measurable');
      const leftOut = reason('picture-left-out', { picture: address, why });
      this.#findings.leaveOut({ id: thing.id, field: 'Pictures', reason: leftOut });
      return [];
    });
    return { thing: { ...thing, pictures }, pictureFiles, externalId };
  }
}

function isMeasured({ width, height }: PictureSize): boolean {
  return width > 0 && height > 0;
}

function isAddress(file: string): boolean {
  return /^https?:/.test(file);
}
