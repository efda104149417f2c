import type { FindingTable } from './finding-table.ts';

export const DE_FINDINGS: FindingTable = {
  weight: { breach: 'Verstoß', warning: 'Warnung', hint: 'Hinweis' },
  region: { flanders: 'Flandern', brussels: 'Brüssel', wallonia: 'Wallonie' },
  found: {
    'fact-missing': 'nennt nicht {fact}',
    'rent-hidden': 'verbirgt die Miete',
    'agency-cost-asked': 'verlangt vom Mieter Maklerkosten',
    'code-or-address-missing': 'zeigt weder die Adresse noch {fact}',
    'hidden-street-named': 'nennt die Straße der verborgenen Adresse',
    'labels-differ': 'nennt eine andere Energieklasse, als der Verbrauch ergibt',
    'certificate-expired': 'hat einen Energieausweis, der am {day} abgelaufen ist',
    'open-house-hours': 'hat einen Besichtigungstag, der vor seinem Beginn endet',
    'open-house-past': 'hat einen Besichtigungstag in der Vergangenheit',
    'open-house-capacity': 'hat einen Besichtigungstag ohne Plätze',
    'certificate-ends-soon': 'hat einen Energieausweis, der am {day} abläuft',
    'planning-requested': 'wartet seit dem {day} auf die städtebaulichen Auskünfte',
    'rule-begins-soon': 'muss ab dem {day} auch dies nennen: {fact}',
    'renovation-term-changes': 'nennt ab dem {day} eine andere Renovierungsfrist',
  },
  write: {
    'rent-hidden':
      'Lassen Sie die Monatsmiete veröffentlichen. „Preis auf Anfrage“ ist bei einer Wohnung nicht erlaubt.',
    'agency-cost-asked': 'Streichen Sie diese Kosten: Wer den Makler beauftragt, zahlt sie, hier der Vermieter.',
    'code-or-address-missing':
      'Tragen Sie die Nummer des Energieausweises ein, oder lassen Sie die Adresse veröffentlichen.',
    'hidden-street-named':
      'Nehmen Sie die Straße aus Titel, Beschreibung, Bildtexten und Namen von Dokumenten heraus. Hier lesen Besucher „…“ an ihrer Stelle; Portale zeigen sie vielleicht.',
    'labels-differ': 'Übernehmen Sie Klasse und Verbrauch aus demselben Ausweis.',
    'certificate-expired': 'Bestellen Sie einen neuen Ausweis und übernehmen Sie daraus Nummer, Klasse und Verbrauch.',
    'open-house-hours': 'Berichtigen Sie die Uhrzeiten: Das Ende muss nach dem Beginn liegen.',
    'open-house-past': 'Entfernen Sie den Tag, oder nennen Sie einen anderen.',
    'open-house-capacity':
      'Geben Sie an, wie viele Besucher Platz haben, mindestens einer, oder lassen Sie die Zahl weg.',
    'certificate-ends-soon':
      'Bestellen Sie jetzt einen neuen Ausweis: Nach diesem Tag darf sich die Anzeige nicht mehr auf diesen stützen.',
    'planning-requested': 'Noch nichts. Ergänzen Sie die Auskünfte, sobald die Gemeinde geantwortet hat.',
    'renovation-term-changes':
      'Nichts: Die Anzeige passt sich von selbst an. Sagen Sie es Käufern, mit denen Sie verhandeln.',
  },
  facts: {
    renterCharges: {
      name: 'die Nebenkosten des Mieters',
      write: 'Nennen Sie die gemeinsamen Kosten in Euro im Monat, neben der Miete; 0, wenn es keine gibt.',
    },
    energyPerformance: {
      name: 'die Energieeffizienz',
      write: 'Nennen Sie den Verbrauch des Ausweises in kWh/m² im Jahr, oder seine Klasse.',
    },
    energyCertificateCode: {
      name: 'die Nummer des Energieausweises',
      write: 'Übernehmen Sie die Nummer des Ausweises.',
    },
    energyTotal: {
      name: 'den gesamten Energieverbrauch',
      write: 'Nennen Sie die Summe des Ausweises in kWh im Jahr (E total).',
    },
    co2: { name: 'den CO₂-Ausstoß', write: 'Nennen Sie den Ausstoß des Ausweises in kg/m² im Jahr.' },
    floodParcelScore: {
      name: 'die P-Bewertung (Grundstück)',
      write: 'Suchen Sie das Grundstück auf waterinfo.be und nennen Sie seine P-Bewertung, A bis D.',
    },
    floodBuildingScore: {
      name: 'die G-Bewertung (Gebäude)',
      write: 'Suchen Sie das Gebäude auf waterinfo.be und nennen Sie seine G-Bewertung, A bis D.',
    },
    permit: {
      name: 'ob es eine Baugenehmigung gibt',
      write: 'Geben Sie an, ob eine Städtebaugenehmigung erteilt wurde: ja oder nein.',
    },
    zoning: {
      name: 'die Flächennutzung',
      write: 'Schreiben Sie die jüngste Nutzung aus, mit ihrem Namen im Planregister, etwa „woongebied“.',
    },
    summons: {
      name: 'ob es Maßnahmen wegen eines Baurechtsverstoßes gibt',
      write:
        'Geben Sie an, ob es eine Ladung oder eine andere Maßnahme wegen eines Baurechtsverstoßes gibt: ja oder nein.',
    },
    preemptiveRight: { name: 'ob es ein Vorkaufsrecht gibt', write: 'Geben Sie an, ob es eines gibt: ja oder nein.' },
    subdivisionPermit: {
      name: 'ob es eine Parzellierungsgenehmigung gibt',
      write: 'Geben Sie an, ob für die Immobilie eine Parzellierungsgenehmigung gilt: ja oder nein.',
    },
    individualMeters: {
      name: 'ob es eigene Zähler gibt',
      write: 'Geben Sie an, ob Wasser, Gas und Strom eigene Zähler haben: ja oder nein.',
    },
    lawfulUse: {
      name: 'die jüngste zulässige städtebauliche Nutzung',
      write: 'Schreiben Sie sie aus, wie die städtebaulichen Auskünfte der Gemeinde sie nennen.',
    },
    planningInformation: {
      name: 'die städtebaulichen Auskünfte',
      write:
        'Nennen Sie sie, oder die Adresse der Seite, auf der sie stehen; eine Kopie auf Papier ist auf Wunsch kostenlos.',
    },
  },
};
