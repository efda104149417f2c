import type { PublicListing } from '../listing/listing.ts';
import { foldWords } from '../text/fold.ts';
import { changedIn } from '../text/localized.ts';
import { changedTexts, type Inline, plainText, type RichText } from '../text/rich-text.ts';
import { mayNotForbidPets } from '../letting/brussels-letting.ts';
import { situationOf } from '../listing/situation.ts';

const PETS = '(?:animaux|animal|chiens?|chats?)(?: (?:de compagnie|domestiques?))?';
const HUISDIEREN = '(?:huisdieren|dieren|honden|katten)';
const HAUSTIERE = '(?:haustiere|tierhaltung|hunde|katzen)';

/** Sentences that forbid pets, in folded text. Each names the animals and the ban side by side, so that 'animaux admis' never matches. */
const BANS: readonly RegExp[] = [
  new RegExp(
    `\\b${PETS} (?:(?:ne )?(?:sont|est) )?(?:non|pas) (?:admis|acceptes?|autorises?|permis|souhaites?|toleres?)\\b`,
  ),
  new RegExp(`\\b${PETS} (?:(?:sont|est) )?(?:interdits?|exclus|refuses?)\\b`),
  /\b(?:pas d|aucun|sans) (?:animaux|animal)\b(?! (?:interdits?|exclus|refuses?|dangereux))/,
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
 * Whether a sentence of a text forbids pets, in any of the four languages. `forbidsPets('Lift. Huisdieren niet toegelaten.')` → `true`,
 * `forbidsPets('Animaux admis')` → `false`
 */
export function forbidsPets(text: string): boolean {
  return sentencesOf(text).some(isBan);
}

/**
 * Removes the words that forbid pets from a text: the part between two commas, or the whole sentence if it has no such part.
 * `withoutPetBan('Ruim balkon. Geen lift, geen huisdieren, drie bewoners.')` → `'Ruim balkon. Geen lift, drie bewoners.'`
 */
export function withoutPetBan(text: string): string {
  if (!forbidsPets(text)) return text;
  const left = sentencesOf(text).map(allowedPart).join('');
  return /^\s/.test(text) ? left : left.trimStart();
}

function allowedPart(sentence: string): string {
  if (!isBan(sentence)) return sentence;
  const end = END.test(sentence.slice(-1)) ? sentence.slice(-1) : '';
  const words = sentence.slice(0, sentence.length - end.length);
  const left = words
    .split(',')
    .filter(part => !isBan(part))
    .join(',')
    .trim();
  const spaces = sentence.slice(0, sentence.length - sentence.trimStart().length);
  return left === '' || isBan(left) ? '' : `${spaces}${left.charAt(0).toUpperCase()}${left.slice(1)}${end}`;
}

function isBan(words: string): boolean {
  const plain = foldWords(words);
  return BANS.some(ban => ban.test(plain));
}

const END = /[.!?;\n]/;

/** Splits a text after each `.`, `!`, `?`, `;` and line break; joining the parts restores the text. A number with a point is split too. */
function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?;\n])/);
}

/**
 * A listing without the sentences that forbid pets, where the law makes them void: in its title, texts and captions. Other listings are
 * returned unchanged. `withoutVoidPetBan(flatToLetInBrussels, '2026-11-27').title` → `{ nl: 'Flat met lift.' }`
 */
export function withoutVoidPetBan(
  listing: PublicListing,
  today: string,
  situation = situationOf(listing),
): PublicListing {
  if (!mayNotForbidPets(listing, today, situation)) return listing;
  const { title, typeDescription, description, pictures } = listing;
  return {
    ...listing,
    title: changedIn(title, withoutPetBan),
    typeDescription: changedIn(typeDescription, withoutPetBan),
    description: changedIn(description, richTextWithoutPetBan),
    pictures: pictures.map(picture => ({ ...picture, alt: changedIn(picture.alt, withoutPetBan) })),
  };
}

/** A rich text without its sentences that forbid pets, and without the items of lists that held nothing else. */
function richTextWithoutPetBan(richText: RichText): RichText {
  if (!forbidsPets(plainText(richText))) return richText;
  return changedTexts(richText, withoutPetBan).map(block =>
    block.kind === 'list' ? { ...block, items: block.items.filter(item => item.some(isWritten)) } : block,
  );
}

function isWritten(inline: Inline): boolean {
  return inline.kind === 'text' ? inline.text.trim() !== '' : inline.content.some(isWritten);
}
