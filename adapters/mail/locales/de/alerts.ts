import type { FR_ALERTS } from '../fr/alerts.ts';

export const DE_ALERTS: typeof FR_ALERTS = {
  welcome: {
    subject: 'Ihr Suchauftrag ist aktiv',
    title: 'Ihr Suchauftrag ist aktiv',
    text: 'Wir vergleichen jede neue Immobilie und jede Preissenkung mit Ihrer Suche. Passt nichts, schreiben wir nicht.',
  },
  newsletter: {
    subject: 'Ihre Anmeldung ist bestätigt',
    title: 'Ihre Anmeldung ist bestätigt',
    text: 'Unser Newsletter kommt einmal im Monat. Wir messen weder, ob Sie ihn lesen, noch worauf Sie klicken.',
  },
  wish: 'Ihre Suche',
  change: 'Meine Suche ändern',
  subjectOne: 'Eine Immobilie passt zu Ihrer Suche',
  subjectMany: '{count} Immobilien passen zu Ihrer Suche',
  subjectNear: 'Eine Immobilie kommt Ihrer Suche nahe',
  text: 'Bei jeder Immobilie sagen wir, warum sie hier steht.',
  near: 'Fast, was Sie suchen',
  reasons: {
    new: 'Neu',
    back: 'Wieder verfügbar',
    cheaper: 'Preis gesunken von {from} auf {to}',
    type: 'Art: {name}',
    zone: 'Gebiet: {name}',
    budget: 'Im Rahmen Ihres Budgets von {budget}',
    bedrooms: 'Schlafzimmer: {has}, gewünscht: {wanted}',
    'other-type': 'Andere Art: {name}',
    'near-zone': 'Außerhalb Ihrer Gebiete, aber nah: {name}',
    'over-budget': '{over} über Ihrem Budget von {budget}',
    'fewer-bedrooms': 'Schlafzimmer: {has}, gewünscht: {wanted}',
  },
};
