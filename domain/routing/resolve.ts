import { isLanguage, type Language } from '../text/language.ts';
import type { PathMatch, Routes } from './routes.ts';

/** Result of routing a path, before any listing or page is loaded. */
export type Resolution =
  | {
      readonly kind: 'match';
      readonly match: PathMatch;
      readonly language: Language;
      /** Whether the original form was requested, so that the language was detected. */
      readonly original: boolean;
      readonly preview: boolean;
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly path: string }
  | { readonly kind: 'not-found'; readonly language: Language };

/** Path segment, first or after the language, that shows a page without consent dialog and tracking. */
const PREVIEW = 'preview';

/**
 * Resolves `path` among the site's `enabled` languages. `detected` is the language for a path that names none. A path that differs from
 * its canonical spelling is redirected.
 * `resolvePath(routes, '/fr/A-Vendre', ['fr'], 'fr')` → redirect to `/fr/a-vendre/`
 */
export function resolvePath(
  routes: Routes,
  path: string,
  enabled: readonly Language[],
  detected: Language,
): Resolution {
  const { preview, plain } = withoutPreview(path);
  const match = routes.match(plain);
  const spoken = languageOf(plain, enabled);
  if (!match || (match.language !== undefined && !enabled.includes(match.language))) {
    return { kind: 'not-found', language: spoken ?? detected };
  }
  const canonical = preview ? previewPath(match.canonical) : match.canonical;
  if (!sameAddress(canonical, path)) return { kind: 'redirect', status: 301, path: canonical };
  return {
    kind: 'match',
    match,
    language: match.language ?? detected,
    original: match.language === undefined,
    preview,
  };
}

/** Preview address of a page. `previewPath('/fr/a-vendre/')` → `'/fr/preview/a-vendre/'` */
export function previewPath(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return isLanguage(first) ? `/${[first, PREVIEW, ...rest].join('/')}` : `/${PREVIEW}${path}`;
}

/** Language in the first segment of a path, if enabled. `languageOf('/NL/x', ['nl'])` → `'nl'` */
export function languageOf(path: string, enabled: readonly Language[]): Language | undefined {
  const code = path.split('/')[1]?.toLowerCase();
  return isLanguage(code) && enabled.includes(code) ? code : undefined;
}

function withoutPreview(path: string): { preview: boolean; plain: string } {
  const [, first = '', second = '', ...rest] = path.split('/');
  if (first.toLowerCase() === PREVIEW) return { preview: true, plain: `/${[second, ...rest].join('/')}` };
  if (second.toLowerCase() === PREVIEW && isLanguage(first.toLowerCase())) {
    return { preview: true, plain: `/${[first, ...rest].join('/')}` };
  }
  return { preview: false, plain: path };
}

/** Percent-encoding of an unreserved character: a letter, a digit, or one of - . _ ~ (RFC 3986, 6.2.2.2). */
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i;

/** Whether two paths differ only in optional percent-encoding, which intermediaries may add or remove. */
function sameAddress(canonical: string, path: string): boolean {
  if (canonical === path) return true;
  if (NEEDLESS.test(path)) return false;
  try {
    return decodeURIComponent(canonical) === decodeURIComponent(path);
  } catch {
    return false;
  }
}
