/** Formats of pictures that the site does not convert, by the ends of file names. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['heic', 'heic'],
  ['heif', 'heic'],
  ['hif', 'heic'],
  ['tif', 'tiff'],
  ['tiff', 'tiff'],
  ['bmp', 'bmp'],
  ['jp2', 'jp2'],
  ['jxl', 'jxl'],
  ['psd', 'psd'],
  ['dng', 'dng'],
  ['pdf', 'pdf'],
]);

/** The format in the name of a file that the site cannot show; `undefined` for other names. `unshownFormat('plan/Scan.TIF')` → `'tiff'` */
export function unshownFormat(name: string): string | undefined {
  return FORMATS.get(/\.([a-z\d]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '');
}
