import { isPlaceholder } from '../../../domain/text/placeholder.ts';

/** Values that CRMs send as the sender's name if the agency left the field of their template unchanged: the name of the element itself, or `xxx`. */
const OF_TEMPLATES = /^(?:openimmo[_ ]?anid|anid|anbieter(?:nr)?|firma|x{2,})$/i;

/**
 * Whether a sender's name identifies the sender. A placeholder does not: two agencies may send the same one, and a full transfer of one
 * would then withdraw the homes of the other. `isSenderName('AG-1')` → `true`, `isSenderName('0')`, `isSenderName('n/a')`,
 * `isSenderName('OPENIMMO_ANID')` → `false`
 */
export function isSenderName(text: string): boolean {
  const name = text.trim();
  return /[\p{L}1-9]/u.test(name) && !isPlaceholder(name) && !OF_TEMPLATES.test(name);
}
