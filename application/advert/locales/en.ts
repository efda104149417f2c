import type { FindingTable } from './finding-table.ts';

export const EN_FINDINGS: FindingTable = {
  weight: { breach: 'breach', warning: 'warning', hint: 'hint' },
  region: { flanders: 'Flanders', brussels: 'Brussels', wallonia: 'Wallonia' },
  found: {
    'fact-missing': 'lacks {fact}',
    'rent-hidden': 'hides its rent',
    'agency-cost-asked': 'asks its tenant for an agency cost',
    'code-or-address-missing': 'shows neither its address nor {fact}',
    'hidden-street-named': 'names the street of its hidden address',
    'labels-differ': 'names another energy class than its number says',
    'certificate-expired': 'has an energy certificate that ended on {day}',
    'open-house-hours': 'has an open house that ends before it begins',
    'open-house-past': 'has an open house in the past',
    'open-house-capacity': 'has an open house without places',
    'certificate-ends-soon': 'has an energy certificate that ends on {day}',
    'planning-requested': 'has waited for planning information since {day}',
    'rule-begins-soon': 'will have to name {fact} from {day}',
    'renovation-term-changes': 'will name another renovation term from {day}',
  },
  write: {
    'rent-hidden': 'Let the monthly rent be published. "Price on request" is not allowed for a home.',
    'agency-cost-asked': 'Remove the cost: the side that gives the agency its mandate pays it, here the landlord.',
    'code-or-address-missing': 'Fill in the number of the energy certificate, or let the address be published.',
    'hidden-street-named':
      'Take the street out of the title, description, captions and names of documents. Here visitors read "…" in its place; portals may show it.',
    'labels-differ': 'Copy class and consumption from the same certificate.',
    'certificate-expired': 'Order a new certificate, and copy its number, class and consumption.',
    'open-house-hours': 'Correct the hours: the end comes after the beginning.',
    'open-house-past': 'Remove the day, or give another.',
    'open-house-capacity': 'Give how many visitors fit, at least one, or leave the number out.',
    'certificate-ends-soon': 'Order a new certificate now: after that day the advert may not rely on this one.',
    'planning-requested': 'Nothing yet. Fill in the planning facts as soon as the municipality has answered.',
    'renovation-term-changes': 'Nothing: the advert updates itself. Tell buyers who are in talks.',
  },
  facts: {
    renterCharges: {
      name: 'the tenant’s charges',
      write: 'Give the common charges in euros a month, beside the rent; 0 where there are none.',
    },
    energyPerformance: {
      name: 'the energy performance',
      write: 'Give the consumption of the certificate in kWh/m² a year, or its class.',
    },
    energyCertificateCode: {
      name: 'the number of the energy certificate',
      write: 'Copy the number of the certificate.',
    },
    energyTotal: {
      name: 'the total energy consumption',
      write: 'Give the total of the certificate in kWh a year (E total).',
    },
    co2: { name: 'the CO₂ emissions', write: 'Give the emissions of the certificate in kg/m² a year.' },
    floodParcelScore: {
      name: 'the P-score (plot)',
      write: 'Look the plot up at waterinfo.be and give its P-score, A to D.',
    },
    floodBuildingScore: {
      name: 'the G-score (building)',
      write: 'Look the building up at waterinfo.be and give its G-score, A to D.',
    },
    permit: {
      name: 'whether there is a planning permit',
      write: 'Say whether a planning permit was issued: yes or no.',
    },
    zoning: {
      name: 'the zoning',
      write: 'Write the latest zoning out, by its name in the plan register, such as "woongebied".',
    },
    summons: {
      name: 'whether there are measures for a planning offence',
      write: 'Say whether there is a summons or another measure for a planning offence: yes or no.',
    },
    preemptiveRight: { name: 'whether there is a right of pre-emption', write: 'Say whether there is one: yes or no.' },
    subdivisionPermit: {
      name: 'whether there is a subdivision permit',
      write: 'Say whether a subdivision permit applies to the property: yes or no.',
    },
    individualMeters: {
      name: 'whether there are individual meters',
      write: 'Say whether water, gas and electricity have meters of their own: yes or no.',
    },
    lawfulUse: {
      name: 'the latest lawful planning use',
      write: 'Write the use out as the municipality’s planning information names it.',
    },
    planningInformation: {
      name: 'the planning information',
      write: 'Give it, or the address of the page that has it; a copy on paper is free on request.',
    },
  },
};
