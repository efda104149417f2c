import type { Language } from '../../../domain/text/language.ts';

/** Texts of the commands that read feeds, except findings; each is a whole line unless noted. */
export type CommandWords = {
  /** Name of a feed read from standard input. */
  readonly standardInput: string;
  /** Label before a finding about an advert. */
  readonly advert: string;
  readonly moreAdverts: (count: number) => string;
  /** Appended to a finding about one advert: the ids of other adverts with the same finding. */
  readonly also: (ids: string) => string;
  /** Appended to a shortened list of ids: ' and 3 more'. */
  readonly moreIds: (count: number) => string;
  readonly check: {
    readonly shown: (file: string, listings: number, projects: number) => string;
    readonly noSite: (directory: string) => string;
    readonly counted: (wrong: number, warnings: number) => string;
  };
  readonly import: {
    /** Labels before lists of ids. */
    readonly ids: Readonly<Record<Change, string>>;
    readonly projectIds: Readonly<Record<Change, string>>;
    readonly wouldBeRemoved: string;
    readonly counted: (counts: Counts) => string;
    readonly trial: string;
    readonly same: string;
    readonly published: (version: string) => string;
    readonly restored: (version: string) => string;
    readonly waiting: string;
    readonly anotherImport: string;
    readonly nothingBefore: string;
    readonly lacks: (file: string, removed: number, of: number, percent: number) => string;
    readonly noneReadable: (file: string) => string;
    readonly broken: (file: string, why: string) => string;
    readonly packagesRefused: (file: string, count: number) => string;
    readonly notNoted: (file: string, why: string) => string;
    readonly failed: (why: string) => string;
    readonly notUndone: (why: string) => string;
  };
};

export type Change = 'added' | 'changed' | 'removed' | 'kept';

/** Numbers of listings; `refused` and `warned` include projects. The summary omits absent counts. */
export type Counts = {
  readonly file: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly refused?: number;
  readonly unchanged?: number;
  readonly kept?: number;
  readonly warned?: number;
};

export const COMMAND_WORDS: Readonly<Record<Language, CommandWords>> = {
  fr: {
    standardInput: 'l’entrée standard',
    advert: 'annonce',
    moreAdverts: count => `et ${counted(count, 'autre ligne', 'autres lignes')} sur des annonces`,
    also: ids => ` ; de même : ${ids}`,
    moreIds: count => ` et ${counted(count, 'autre', 'autres')}`,
    check: {
      shown: (file, listings, projects) =>
        `${file} : ${counted(listings, 'bien', 'biens')} et ${counted(projects, 'projet', 'projets')} peuvent être affichés.`,
      noSite: directory => `CONTENT_DIR : ${directory} ne peut donner un site ; le flux n’a pas été examiné.`,
      counted: (wrong, warnings) =>
        `${wrong === 0 ? 'Aucune erreur' : counted(wrong, 'erreur', 'erreurs')} ; ${counted(warnings, 'avertissement', 'avertissements')}.`,
    },
    import: {
      ids: { added: 'ajoutés', changed: 'modifiés', removed: 'retirés', kept: 'laissés tels quels' },
      projectIds: {
        added: 'projets ajoutés',
        changed: 'projets modifiés',
        removed: 'projets retirés',
        kept: 'projets laissés tels quels',
      },
      wouldBeRemoved: 'seraient retirés',
      counted: ({ file, added, changed, removed, refused, unchanged, kept = 0, warned = 0 }) =>
        `${file} : ${listed(
          counted(added, 'ajouté', 'ajoutés'),
          counted(changed, 'modifié', 'modifiés'),
          counted(removed, 'retiré', 'retirés'),
          refused === undefined ? '' : counted(refused, 'refusé', 'refusés'),
          unchanged === undefined ? '' : counted(unchanged, 'inchangé', 'inchangés'),
          kept > 0 ? counted(kept, 'laissé tel quel', 'laissés tels quels') : '',
          warned > 0 ? `${warned} à vérifier` : '',
        )}.`,
      trial: 'Rien n’a été publié : c’était un essai.',
      same: 'La version publiée reste la même.',
      published: version => `La version ${version} est publiée ; les serveurs en marche l’affichent dans la seconde.`,
      restored: version =>
        `La version ${version} est publiée, telle qu’avant la dernière ; les serveurs en marche l’affichent dans la seconde, et aucune alerte ne l’annonce.`,
      waiting: 'Une autre importation est en cours ; elle est attendue.',
      anotherImport: 'une autre importation est en cours. Relancez la commande quand elle sera finie.',
      nothingBefore: 'il n’y a pas de version avant celle que les visiteurs voient.',
      lacks: (file, removed, of, percent) =>
        `il manque à ${file} ${removed} des ${of} biens publiés (${percent} %). S’ils sont vraiment partis, ajoutez --force.`,
      noneReadable: file => `aucun bien de ${file} ne peut être lu.`,
      broken: (file, why) => `${file} ne peut être importé : ${why}.`,
      packagesRefused: (file, count) =>
        `${file} : ${counted(count, 'envoi a été refusé entièrement', 'envois ont été refusés entièrement')}.`,
      notNoted: (file, why) => `${file} ne peut noter qu’il a été importé : ${why}`,
      failed: why => `Rien n’a été importé : ${why}`,
      notUndone: why => `Rien n’a été annulé : ${why}`,
    },
  },
  nl: {
    standardInput: 'de standaardinvoer',
    advert: 'advertentie',
    moreAdverts: count => `en nog ${count === 1 ? '1 regel' : `${count} regels`} over advertenties`,
    also: ids => `; ook: ${ids}`,
    moreIds: count => ` en nog ${count}`,
    check: {
      shown: (file, listings, projects) =>
        `${file}: ${listings === 1 ? '1 pand' : `${listings} panden`} en ${projects === 1 ? '1 project' : `${projects} projecten`} kunnen getoond worden.`,
      noSite: directory => `CONTENT_DIR: van ${directory} kan geen site gemaakt worden; de feed is niet bekeken.`,
      counted: (wrong, warnings) =>
        `${wrong === 0 ? 'Geen fouten' : wrong === 1 ? '1 fout' : `${wrong} fouten`}; ${warnings === 1 ? '1 waarschuwing' : `${warnings} waarschuwingen`}.`,
    },
    import: {
      ids: { added: 'toegevoegd', changed: 'gewijzigd', removed: 'verwijderd', kept: 'gelaten zoals ze waren' },
      projectIds: {
        added: 'projecten toegevoegd',
        changed: 'projecten gewijzigd',
        removed: 'projecten verwijderd',
        kept: 'projecten gelaten zoals ze waren',
      },
      wouldBeRemoved: 'zouden verwijderd worden',
      counted: ({ file, added, changed, removed, refused, unchanged, kept = 0, warned = 0 }) =>
        `${file}: ${listed(
          `${added} toegevoegd`,
          `${changed} gewijzigd`,
          `${removed} verwijderd`,
          refused === undefined ? '' : `${refused} geweigerd`,
          unchanged === undefined ? '' : `${unchanged} ongewijzigd`,
          kept > 0 ? `${kept} gelaten zoals ${kept === 1 ? 'het was' : 'ze waren'}` : '',
          warned > 0 ? `${warned} te bekijken` : '',
        )}.`,
      trial: 'Er is niets gepubliceerd: dit was een proef.',
      same: 'De gepubliceerde versie is ongewijzigd.',
      published: version => `Versie ${version} is gepubliceerd; servers die draaien tonen ze binnen een seconde.`,
      restored: version =>
        `Versie ${version} is gepubliceerd, zoals het was voor de laatste; servers die draaien tonen ze binnen een seconde, en geen zoekopdracht meldt het.`,
      waiting: 'Er loopt een andere import; er wordt gewacht tot die gedaan is.',
      anotherImport: 'er loopt een andere import. Voer het commando opnieuw uit wanneer die gedaan is.',
      nothingBefore: 'er is geen versie voor die welke bezoekers zien.',
      lacks: (file, removed, of, percent) =>
        `in ${file} ontbreken ${removed} van de ${of} gepubliceerde panden (${percent} %). Als ze echt weg zijn, voeg dan --force toe.`,
      noneReadable: file => `geen enkel pand van ${file} kan gelezen worden.`,
      broken: (file, why) => `${file} kan niet geïmporteerd worden: ${why}.`,
      packagesRefused: (file, count) =>
        `${file}: ${count === 1 ? '1 pakket is' : `${count} pakketten zijn`} volledig geweigerd.`,
      notNoted: (file, why) => `${file} kan niet noteren dat het geïmporteerd is: ${why}`,
      failed: why => `Er is niets geïmporteerd: ${why}`,
      notUndone: why => `Er is niets ongedaan gemaakt: ${why}`,
    },
  },
  en: {
    standardInput: 'the standard input',
    advert: 'advert',
    moreAdverts: count => `and ${count} more lines on adverts`,
    also: ids => `; also: ${ids}`,
    moreIds: count => ` and ${count} more`,
    check: {
      shown: (file, listings, projects) => `${file}: ${listings} properties and ${projects} projects can be shown.`,
      noSite: directory => `CONTENT_DIR: no site can be made of ${directory}; the feed was not checked.`,
      counted: (wrong, warnings) =>
        `${wrong === 0 ? 'Nothing is wrong' : `${wrong} wrong`}; ${warnings === 1 ? '1 warning' : `${warnings} warnings`}.`,
    },
    import: {
      ids: { added: 'added', changed: 'changed', removed: 'removed', kept: 'left as they were' },
      projectIds: {
        added: 'projects added',
        changed: 'projects changed',
        removed: 'projects removed',
        kept: 'projects left as they were',
      },
      wouldBeRemoved: 'would be removed',
      counted: ({ file, added, changed, removed, refused, unchanged, kept = 0, warned = 0 }) =>
        `${file}: ${listed(
          `${added} added`,
          `${changed} changed`,
          `${removed} removed`,
          refused === undefined ? '' : `${refused} refused`,
          unchanged === undefined ? '' : `${unchanged} unchanged`,
          kept > 0 ? `${kept} left as they were` : '',
          warned > 0 ? `${warned} to check` : '',
        )}.`,
      trial: 'Nothing was published: this was a trial.',
      same: 'The published version is unchanged.',
      published: version => `Version ${version} is published; running servers show it within a second.`,
      restored: version =>
        `Version ${version} is published, as it was before the last one; running servers show it within a second, and no search alert announces it.`,
      waiting: 'Another import is running; waiting for it to end.',
      anotherImport: 'another import is running. Run the command again when it has ended.',
      nothingBefore: 'there is no version before the one that visitors see.',
      lacks: (file, removed, of, percent) =>
        `${file} lacks ${removed} of ${of} published listings (${percent} %). If they are really gone, add --force.`,
      noneReadable: file => `no listing of ${file} can be read.`,
      broken: (file, why) => `${file} cannot be imported: ${why}.`,
      packagesRefused: (file, count) =>
        `${file}: ${count === 1 ? '1 package was' : `${count} packages were`} refused whole.`,
      notNoted: (file, why) => `${file} was imported, but the source cannot record that: ${why}`,
      failed: why => `Nothing was imported: ${why}`,
      notUndone: why => `Nothing was undone: ${why}`,
    },
  },
  de: {
    standardInput: 'die Standardeingabe',
    advert: 'Anzeige',
    moreAdverts: count => `und ${count === 1 ? '1 weitere Zeile' : `${count} weitere Zeilen`} zu Anzeigen`,
    also: ids => `; ebenso: ${ids}`,
    moreIds: count => ` und ${count} weitere`,
    check: {
      shown: (file, listings, projects) =>
        `${file}: ${listings === 1 ? '1 Objekt' : `${listings} Objekte`} und ${projects === 1 ? '1 Projekt' : `${projects} Projekte`} können gezeigt werden.`,
      noSite: directory => `CONTENT_DIR: aus ${directory} entsteht keine Website; der Feed wurde nicht angesehen.`,
      counted: (wrong, warnings) =>
        `${wrong === 0 ? 'Keine Fehler' : `${wrong} Fehler`}; ${warnings === 1 ? '1 Warnung' : `${warnings} Warnungen`}.`,
    },
    import: {
      ids: { added: 'neu', changed: 'geändert', removed: 'entfernt', kept: 'gelassen, wie sie waren' },
      projectIds: {
        added: 'Projekte neu',
        changed: 'Projekte geändert',
        removed: 'Projekte entfernt',
        kept: 'Projekte gelassen, wie sie waren',
      },
      wouldBeRemoved: 'würden entfernt',
      counted: ({ file, added, changed, removed, refused, unchanged, kept = 0, warned = 0 }) =>
        `${file}: ${listed(
          `${added} neu`,
          `${changed} geändert`,
          `${removed} entfernt`,
          refused === undefined ? '' : `${refused} abgelehnt`,
          unchanged === undefined ? '' : `${unchanged} unverändert`,
          kept > 0 ? `${kept} gelassen, wie ${kept === 1 ? 'es war' : 'sie waren'}` : '',
          warned > 0 ? `${warned} zu prüfen` : '',
        )}.`,
      trial: 'Nichts wurde veröffentlicht: Das war ein Versuch.',
      same: 'Die veröffentlichte Version ist unverändert.',
      published: version => `Version ${version} ist veröffentlicht; laufende Server zeigen sie binnen einer Sekunde.`,
      restored: version =>
        `Version ${version} ist veröffentlicht, wie es vor der letzten war; laufende Server zeigen sie binnen einer Sekunde, und kein Suchauftrag meldet es.`,
      waiting: 'Ein anderer Import läuft; sein Ende wird abgewartet.',
      anotherImport: 'Ein anderer Import läuft. Führen Sie den Befehl erneut aus, wenn er beendet ist.',
      nothingBefore: 'Vor der Version, die Besucher sehen, gibt es keine.',
      lacks: (file, removed, of, percent) =>
        `In ${file} fehlen ${removed} von ${of} veröffentlichten Objekten (${percent} %). Falls sie wirklich weg sind, ergänzen Sie --force.`,
      noneReadable: file => `Kein Objekt aus ${file} lässt sich lesen.`,
      broken: (file, why) => `${file} lässt sich nicht importieren: ${why}.`,
      packagesRefused: (file, count) =>
        `${file}: ${count === 1 ? '1 Paket wurde' : `${count} Pakete wurden`} ganz abgelehnt.`,
      notNoted: (file, why) => `${file} kann nicht vermerken, dass importiert wurde: ${why}`,
      failed: why => `Nichts wurde importiert: ${why}`,
      notUndone: why => `Nichts wurde rückgängig gemacht: ${why}`,
    },
  },
};

/** Formats a count in French, which uses the singular for 0 and 1. */
function counted(count: number, one: string, other: string): string {
  return `${count} ${count < 2 ? one : other}`;
}

function listed(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}
