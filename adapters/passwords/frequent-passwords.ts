import frequent from './frequent-passwords.json' with { type: 'json' };

/** Frequently leaked passwords of at least 8 characters, in lower case; the JSON file states their source. */
export const FREQUENT_PASSWORDS: ReadonlySet<string> = new Set(frequent.passwords);

/**
 * Words from the head of public lists of the most used passwords in Belgium, France, the Netherlands, Germany and England, in lower case: too
 * short to be passwords, but chosen with digits added.
 */
export const FREQUENT_WORDS: ReadonlySet<string> = new Set(
  `azerty qwerty qwertz qwertyuiop azertyuiop welkom welcome willkommen bienvenue bonjour hallo hello password passwort wachtwoord motdepasse
  geheim secret admin login letmein iloveyou jetaime soleil loulou doudou chouchou marseille dragon monkey football voetbal fussball princess
  princesse sunshine master schatz liebe amour nicolas thomas camille julie michel belgie belgique belgium bruxelles brussel antwerpen
  zomer winter herfst lente summer sommer printemps immo makelaar anderlecht`.split(/\s+/),
);
