import type { ReceivedForm } from '../../application/request/sent-form.ts';
import type { HttpRequest } from './exchange.ts';

/** Maximum number of fields; every form has fewer. */
const MOST_FIELDS = 100;
/** Maximum length of a field's name in characters, as in multipart forms. */
const LONGEST_NAME = 100;

/** The fields and files of a POST; `undefined` if they are invalid: too many, not UTF-8, or with a NUL. */
export function readSentForm({
  body,
  upload,
}: Pick<HttpRequest, 'body' | 'upload'>): Pick<ReceivedForm, 'raw' | 'files'> | undefined {
  const pairs = upload ? upload.fields : readPairs(body);
  if (!pairs || pairs.length > MOST_FIELDS) return undefined;
  const raw = new Map<string, string | string[]>();
  for (const [name, value] of pairs) {
    if (name.length > LONGEST_NAME || name.includes('\0') || value.includes('\0')) return undefined;
    const known = raw.get(name);
    if (known === undefined) raw.set(name, value);
    else if (typeof known === 'string') raw.set(name, [known, value]);
    else known.push(value);
  }
  const files = (upload?.files ?? [])
    // An empty file field is sent as a file without name and bytes.
    .filter(({ file }) => file.name !== '' || file.size > 0)
    .map(({ field, file }) => [field, file] as const);
  if (new Set(files.map(([field]) => field)).size < files.length) return undefined;
  // `fromPairs` is safe for names such as `__proto__`: they become plain fields.
  return { raw: fromPairs(raw), files: fromPairs(files) };
}

/** Decodes `a=b&c=d`; URLSearchParams would replace invalid UTF-8 instead of refusing it. */
function readPairs(body: string): readonly (readonly [string, string])[] | undefined {
  const parts = body.split('&').filter(part => part !== '');
  if (parts.length > MOST_FIELDS) return undefined;
  try {
    return parts.map(part => {
      const at = part.indexOf('=');
      const text = (from: string) => decodeURIComponent(from.replaceAll('+', ' '));
      return at < 0 ? ([text(part), ''] as const) : ([text(part.slice(0, at)), text(part.slice(at + 1))] as const);
    });
  } catch {
    return undefined;
  }
}

function fromPairs<T>(pairs: Iterable<readonly [string, T]>): Readonly<Record<string, T>> {
  return Object.fromEntries(pairs);
}
