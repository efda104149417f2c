import { foldWords } from '../text/fold.ts';
import { changedTexts, type Inline, plainText, type RichText } from '../text/rich-text.ts';

const PETS = '(?:animaux|animal|chiens?|chats?)(?: (?:de compagnie|domestiques?))?';
const HUISDIEREN = '(?:huisdieren|dieren|honden|katten)';
const HAUSTIERE = '(?:haustiere|tierhaltung|hunde|katzen)';

/** Sentences that forbid pets, in folded text. Each names the animals and the ban side by side, so that 'animaux admis' never matches. */
const BANS: readonly RegExp[] = [
  new RegExp(
    `\\b${PETS} (?:(?:ne )?(?:sont|est) )?(?:non|pas) (?:admis|acceptes?|autorises?|permis|souhaites?|toleres?)\\b`,
  ),
  new RegExp(`\\b${PETS} (?:(?:sont|est) )?(?:interdits?|exclus|refuses?)\\b`),
  /\b(?:pas d|aucun) (?:animaux|animal)\b(?! (?:interdits?|exclus|refuses?|dangereux))/,
  new RegExp(`\\bgeen ${HUISDIEREN}\\b(?! (?:verboden|geweigerd))`),
  new RegExp(
    `\\b${HUISDIEREN} (?:zijn |worden )?(?:niet (?:toegelaten|toegestaan|welkom|gewenst|mogelijk|aanvaard)|verboden)\\b`,
  ),
  /\bno pets\b(?! (?:refused|excluded))/,
  /\bpets (?:are )?(?:not (?:allowed|permitted|accepted|welcome)|forbidden|prohibited)\b/,
  new RegExp(`\\bkeine (?:${HAUSTIERE}|tiere)\\b`),
  new RegExp(
    `\\b${HAUSTIERE} (?:sind |ist )?(?:nicht (?:erlaubt|gestattet|erwunscht|moglich|zugelassen)|verboten|untersagt)\\b`,
  ),
];

/**
 * Whether a text forbids pets, in any of the four languages. `forbidsPets('Huisdieren niet toegelaten.')` → `true`,
 * `forbidsPets('Animaux admis')` → `false`
 */
export function forbidsPets(text: string): boolean {
  const plain = foldWords(text);
  return BANS.some(ban => ban.test(plain));
}

/** A text without its sentences that forbid pets. `withoutPetBan('Ruim balkon. Geen huisdieren. Lift.')` → `'Ruim balkon. Lift.'` */
export function withoutPetBan(text: string): string {
  if (!forbidsPets(text)) return text;
  // A sentence ends with its sign and the spaces behind it, so that joining the others restores them.
  const sentences = text.match(/[^.!?;\n]*(?:[.!?;\n]+\s*|$)/g) ?? [];
  return sentences.filter(sentence => !forbidsPets(sentence)).join('');
}

/** A rich text without its sentences that forbid pets, and without the items of lists that held nothing else. */
export function richTextWithoutPetBan(richText: RichText): RichText {
  if (!forbidsPets(plainText(richText))) return richText;
  return changedTexts(richText, withoutPetBan).map(block =>
    block.kind === 'list' ? { ...block, items: block.items.filter(item => item.some(isWritten)) } : block,
  );
}

function isWritten(inline: Inline): boolean {
  return inline.kind === 'text' ? inline.text.trim() !== '' : inline.content.some(isWritten);
}
