import type { FindingTable } from './finding-table.ts';

export const FR_FINDINGS: FindingTable = {
  weight: { breach: 'infraction', warning: 'avertissement', hint: 'conseil' },
  region: { flanders: 'Flandre', brussels: 'Bruxelles', wallonia: 'Wallonie' },
  found: {
    'fact-missing': 'n’indique pas {fact}',
    'rent-hidden': 'cache son loyer',
    'agency-cost-asked': 'demande des frais d’agence au locataire',
    'code-or-address-missing': 'ne montre ni son adresse ni {fact}',
    'hidden-street-named': 'nomme la rue de son adresse cachée',
    'labels-differ': 'indique une autre classe énergétique que celle de sa consommation',
    'certificate-expired': 'a un certificat énergétique expiré depuis le {day}',
    'open-house-hours': 'a des portes ouvertes qui finissent avant de commencer',
    'open-house-past': 'a des portes ouvertes déjà passées',
    'open-house-capacity': 'a des portes ouvertes sans places',
    'certificate-ends-soon': 'a un certificat énergétique qui expire le {day}',
    'planning-requested': 'attend les renseignements urbanistiques depuis le {day}',
    'rule-begins-soon': 'devra indiquer {fact} à partir du {day}',
    'renovation-term-changes': 'annoncera un autre délai de rénovation à partir du {day}',
  },
  write: {
    'rent-hidden': 'Faites publier le loyer mensuel. « Prix sur demande » n’est pas permis pour un logement.',
    'agency-cost-asked': 'Retirez ces frais : celui qui mandate l’agence les paie, ici le bailleur.',
    'code-or-address-missing': 'Indiquez le numéro du certificat énergétique, ou faites publier l’adresse.',
    'hidden-street-named':
      'Retirez la rue du titre, de la description, des légendes et des noms de documents. Ici, les visiteurs lisent « … » à sa place ; les portails la montrent peut-être.',
    'labels-differ': 'Reprenez la classe et la consommation d’un même certificat.',
    'certificate-expired': 'Commandez un nouveau certificat et reprenez-en le numéro, la classe et la consommation.',
    'open-house-hours': 'Corrigez les heures : la fin doit venir après le début.',
    'open-house-past': 'Retirez ce jour, ou donnez-en un autre.',
    'open-house-capacity': 'Donnez le nombre de visiteurs possible, un au moins, ou laissez-le vide.',
    'certificate-ends-soon':
      'Commandez dès maintenant un nouveau certificat : après ce jour, l’annonce ne peut plus se fonder sur celui-ci.',
    'planning-requested': 'Rien pour l’instant. Complétez les renseignements dès que la commune a répondu.',
    'renovation-term-changes': 'Rien : l’annonce suit d’elle-même. Prévenez les acquéreurs en pourparlers.',
  },
  facts: {
    renterCharges: {
      name: 'les charges du locataire',
      write: 'Donnez les charges communes en euros par mois, à côté du loyer ; 0 s’il n’y en a pas.',
    },
    energyPerformance: {
      name: 'la performance énergétique',
      write: 'Donnez la consommation du certificat en kWh/m².an, ou sa classe.',
    },
    energyCertificateCode: {
      name: 'le numéro du certificat énergétique',
      write: 'Recopiez le numéro indiqué sur le certificat.',
    },
    energyTotal: {
      name: 'la consommation totale d’énergie',
      write: 'Donnez le total du certificat en kWh/an (E total).',
    },
    co2: { name: 'les émissions de CO₂', write: 'Donnez les émissions du certificat en kg/m².an.' },
    floodParcelScore: {
      name: 'le score P (parcelle)',
      write: 'Cherchez la parcelle sur waterinfo.be et donnez son score P, de A à D.',
    },
    floodBuildingScore: {
      name: 'le score G (bâtiment)',
      write: 'Cherchez le bâtiment sur waterinfo.be et donnez son score G, de A à D.',
    },
    permit: {
      name: 's’il y a un permis d’urbanisme',
      write: 'Dites si un permis d’urbanisme a été délivré : oui ou non.',
    },
    zoning: {
      name: 'l’affectation urbanistique',
      write:
        'Écrivez en toutes lettres l’affectation la plus récente, sous son nom au registre des plans, par exemple « woongebied ».',
    },
    summons: {
      name: 's’il y a des mesures pour infraction urbanistique',
      write: 'Dites s’il y a une citation ou une autre mesure pour infraction urbanistique : oui ou non.',
    },
    preemptiveRight: {
      name: 's’il y a un droit de préemption',
      write: 'Dites s’il existe un droit de préemption : oui ou non.',
    },
    subdivisionPermit: {
      name: 's’il y a un permis de lotir',
      write: 'Dites si un permis de lotir s’applique au bien : oui ou non.',
    },
    individualMeters: {
      name: 's’il y a des compteurs individuels',
      write: 'Dites si l’eau, le gaz et l’électricité ont leurs propres compteurs : oui ou non.',
    },
    lawfulUse: {
      name: 'la destination urbanistique licite la plus récente',
      write: 'Écrivez-la en toutes lettres, telle que la nomment les renseignements urbanistiques de la commune.',
    },
    planningInformation: {
      name: 'les renseignements urbanistiques',
      write: 'Donnez-les, ou l’adresse de la page où ils se trouvent ; une copie sur papier est gratuite sur demande.',
    },
  },
};
