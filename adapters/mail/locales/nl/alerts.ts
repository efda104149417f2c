import type { FR_ALERTS } from '../fr/alerts.ts';

export const NL_ALERTS: typeof FR_ALERTS = {
  welcome: {
    subject: 'Uw zoekopdracht loopt',
    title: 'Uw zoekopdracht loopt',
    text: 'We leggen elk nieuw pand en elke prijsdaling naast uw zoekopdracht. Past er niets, dan schrijven we u niet.',
  },
  newsletter: {
    subject: 'Uw inschrijving is bevestigd',
    title: 'Uw inschrijving is bevestigd',
    text: 'Onze nieuwsbrief komt één keer per maand. We meten niet of u hem leest of erop klikt.',
  },
  wish: 'Wat u zoekt',
  change: 'Mijn zoekopdracht wijzigen',
  subjectOne: 'Een pand past bij uw zoekopdracht',
  subjectMany: '{count} panden passen bij uw zoekopdracht',
  subjectNear: 'Een pand komt dicht bij uw zoekopdracht',
  text: 'Bij elk pand zeggen we waarom het erbij staat.',
  near: 'Bijna wat u zoekt',
  reasons: {
    new: 'Nieuw',
    back: 'Opnieuw beschikbaar',
    cheaper: 'Prijs gedaald van {from} naar {to}',
    type: 'Soort: {name}',
    zone: 'Zone: {name}',
    budget: 'Binnen uw budget van {budget}',
    bedrooms: 'Slaapkamers: {has}, gevraagd: {wanted}',
    'other-type': 'Andere soort: {name}',
    'near-zone': 'Buiten uw zones, wel dichtbij: {name}',
    'over-budget': '{over} boven uw budget van {budget}',
    'fewer-bedrooms': 'Slaapkamers: {has}, gevraagd: {wanted}',
  },
};
