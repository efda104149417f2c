import type { FindingTable } from './finding-table.ts';

export const NL_FINDINGS: FindingTable = {
  weight: { breach: 'inbreuk', warning: 'waarschuwing', hint: 'tip' },
  region: { flanders: 'Vlaanderen', brussels: 'Brussel', wallonia: 'Wallonië' },
  found: {
    'fact-missing': 'vermeldt niet {fact}',
    'rent-hidden': 'verbergt de huurprijs',
    'agency-cost-asked': 'vraagt de huurder makelaarskosten',
    'code-or-address-missing': 'toont noch het adres, noch {fact}',
    'hidden-street-named': 'noemt de straat van het verborgen adres',
    'labels-differ': 'vermeldt een andere energieklasse dan het kengetal zegt',
    'certificate-expired': 'heeft een energiecertificaat dat op {day} is verlopen',
    'open-house-hours': 'heeft een kijkdag die eindigt voor hij begint',
    'open-house-past': 'heeft een kijkdag in het verleden',
    'open-house-capacity': 'heeft een kijkdag zonder plaatsen',
    'certificate-ends-soon': 'heeft een energiecertificaat dat op {day} verloopt',
    'planning-requested': 'wacht sinds {day} op de stedenbouwkundige inlichtingen',
    'rule-begins-soon': 'moet vanaf {day} ook dit vermelden: {fact}',
    'renovation-term-changes': 'vermeldt vanaf {day} een andere renovatietermijn',
  },
  write: {
    'rent-hidden': 'Laat de maandelijkse huurprijs publiceren. ‘Prijs op aanvraag’ mag niet bij een woning.',
    'agency-cost-asked': 'Schrap die kosten: wie de makelaar de opdracht geeft, betaalt ze, hier de verhuurder.',
    'code-or-address-missing': 'Vul het nummer van het energiecertificaat in, of laat het adres publiceren.',
    'hidden-street-named':
      'Haal de straat uit titel, beschrijving, bijschriften en namen van documenten. Hier lezen bezoekers in de plaats ‘…’; portalen tonen ze misschien wel.',
    'labels-differ': 'Neem klasse en kengetal over van één en hetzelfde certificaat.',
    'certificate-expired': 'Bestel een nieuw certificaat en neem nummer, klasse en kengetal ervan over.',
    'open-house-hours': 'Verbeter de uren: het einde komt na het begin.',
    'open-house-past': 'Haal de dag weg, of geef een andere.',
    'open-house-capacity': 'Geef op hoeveel bezoekers er binnen kunnen, minstens één, of laat het getal weg.',
    'certificate-ends-soon':
      'Bestel nu al een nieuw certificaat: na die dag mag de advertentie niet meer op dit certificaat steunen.',
    'planning-requested': 'Nog niets. Vul de inlichtingen aan zodra de gemeente heeft geantwoord.',
    'renovation-term-changes': 'Niets: de advertentie volgt vanzelf. Verwittig kopers met wie u onderhandelt.',
  },
  facts: {
    renterCharges: {
      name: 'de kosten voor de huurder',
      write: 'Geef de kosten en lasten in euro per maand, naast de huurprijs; 0 als er geen zijn.',
    },
    energyPerformance: {
      name: 'de energieprestatie',
      write: 'Geef het kengetal van het certificaat in kWh/m² per jaar, of de klasse.',
    },
    energyCertificateCode: {
      name: 'het nummer van het energiecertificaat',
      write: 'Neem het nummer van het certificaat over.',
    },
    energyTotal: {
      name: 'het totale energieverbruik',
      write: 'Geef het totaal van het certificaat in kWh per jaar (E totaal).',
    },
    co2: { name: 'de CO₂-uitstoot', write: 'Geef de uitstoot van het certificaat in kg/m² per jaar.' },
    floodParcelScore: {
      name: 'de P-score (perceel)',
      write: 'Zoek het perceel op waterinfo.be en geef de P-score, van A tot D.',
    },
    floodBuildingScore: {
      name: 'de G-score (gebouw)',
      write: 'Zoek het gebouw op waterinfo.be en geef de G-score, van A tot D.',
    },
    permit: {
      name: 'of er een omgevingsvergunning is',
      write: 'Zeg of er een omgevingsvergunning voor stedenbouwkundige handelingen is uitgereikt: ja of neen.',
    },
    zoning: {
      name: 'de stedenbouwkundige bestemming',
      write:
        'Schrijf de meest recente bestemming voluit, met haar naam in het plannenregister, bijvoorbeeld ‘woongebied’.',
    },
    summons: {
      name: 'of er herstelmaatregelen zijn',
      write: 'Zeg of er een dagvaarding, een rechterlijke of een bestuurlijke maatregel is: ja of neen.',
    },
    preemptiveRight: { name: 'of er een voorkooprecht is', write: 'Zeg of er een voorkooprecht is: ja of neen.' },
    subdivisionPermit: {
      name: 'of er een verkavelingsvergunning is',
      write: 'Zeg of er een omgevingsvergunning voor het verkavelen van gronden geldt: ja of neen.',
    },
    individualMeters: {
      name: 'of er individuele meters zijn',
      write: 'Zeg of water, gas en elektriciteit eigen meters hebben: ja of neen.',
    },
    lawfulUse: {
      name: 'de meest recente wettige stedenbouwkundige bestemming',
      write: 'Schrijf ze voluit, zoals de stedenbouwkundige inlichtingen van de gemeente ze noemen.',
    },
    planningInformation: {
      name: 'de stedenbouwkundige inlichtingen',
      write: 'Geef ze, of het adres van de pagina waar ze staan; een kopie op papier is op aanvraag gratis.',
    },
  },
};
