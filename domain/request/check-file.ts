import type { Field } from './field.ts';

/** A file uploaded with a form: size in bytes, and `head`, its first five bytes as text. */
export type UploadedFile = { readonly name: string; readonly size: number; readonly head: string };

/** Maximum size of an upload in bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/**
 * Checks a file field. Recognises a PDF by its first bytes, not by its name; the value is the name.
 * `checkFile(cv, { name: 'cv.pdf', size: 1000, head: '%PDF-' })` → `{ value: 'cv.pdf' }`
 */
export function checkFile(
  field: Field,
  file: UploadedFile | undefined,
): { readonly value: string | undefined } | { readonly code: 'required' | 'file-too-big' | 'file-kind' | 'too-long' } {
  if (file === undefined || file.size === 0) return field.required ? { code: 'required' } : { value: undefined };
  if (file.size > MAX_FILE_BYTES) return { code: 'file-too-big' };
  if (file.name.length > field.maxLength) return { code: 'too-long' };
  return file.head.startsWith('%PDF-') ? { value: file.name } : { code: 'file-kind' };
}
