import frequent from './frequent-passwords.json' with { type: 'json' };

/** Frequently leaked passwords of at least 8 characters, in lower case; the JSON file states their source. */
export const FREQUENT_PASSWORDS: ReadonlySet<string> = new Set(frequent.passwords);

/**
 * Names of months, days and seasons, and words from the head of public lists of the most used passwords in Belgium, France, the Netherlands, Germany and England, in lower case: too
 * short to be passwords, but chosen with digits added.
 */
export const FREQUENT_WORDS: ReadonlySet<string> = new Set(
  `azerty qwerty qwertz qwertyuiop azertyuiop welkom welcome willkommen bienvenue bonjour hallo hello password passwort wachtwoord motdepasse
  geheim secret admin login letmein iloveyou jetaime soleil loulou doudou chouchou marseille dragon monkey football voetbal fussball princess
  princesse sunshine master schatz liebe amour nicolas thomas camille julie michel belgie belgique belgium bruxelles brussel antwerpen
  zomer winter herfst lente summer sommer printemps immo makelaar anderlecht spring autumn automne fruhling herbst hiver
  januari februari maart april mei juni juli augustus september oktober november december
  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  january february march may june july august october januar februar marz juni juli august oktober dezember
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag lundi mardi mercredi jeudi vendredi samedi dimanche
  monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag`.split(
    /\s+/,
  ),
);
