import type { FR_LETTERS } from '../fr/letters.ts';

export const NL_LETTERS: typeof FR_LETTERS = {
  appointment: {
    when: 'Wanneer',
    where: 'Waar',
    agent: 'Uw makelaar',
    visitor: 'Bezoeker',
    event: 'Bezoek, pand {id}',
    eventNobody: 'Bezoek',
    change: 'Wijzigen of annuleren',
    calendar: 'Open het bestand in de bijlage om het bezoek in uw agenda te zetten.',
    confirmed: {
      subject: 'Uw bezoek is bevestigd',
      title: 'Uw bezoek is bevestigd',
      text: 'We verwachten u op het afgesproken uur. Kunt u toch niet? Eén klik hieronder volstaat, of een telefoontje.',
      agency: 'Bezoek bevestigd',
    },
    changed: {
      subject: 'Uw bezoek is verplaatst',
      title: 'Uw bezoek is verplaatst',
      text: 'Dit is het nieuwe moment. Het oude telt niet meer.',
      agency: 'Bezoek verplaatst',
    },
    cancelled: {
      subject: 'Uw bezoek is geannuleerd',
      title: 'Uw bezoek is geannuleerd',
      text: 'De plaats is weer vrij. Wilt u het pand op een andere dag zien? Kies een moment op de pagina van het pand.',
      agency: 'Bezoek geannuleerd',
    },
  },
  friend: {
    subject: 'Een bezoeker van onze site denkt dat deze pagina u zal bevallen',
    title: 'Iemand dacht aan u',
    text: 'Een bezoeker van onze site vroeg ons om u deze pagina te sturen. Hij gaf het adres {from} op. We hebben dat niet nagekeken.',
    message: 'Zijn bericht',
    open: 'De pagina bekijken',
    stop: 'Nooit meer zo’n e-mail van ons krijgen',
  },
  'owner-invitation': {
    subject: 'Uw eigenaarsportaal staat klaar',
    title: 'Uw eigenaarsportaal staat klaar',
    text: 'U volgt er de bezoeken, de contacten en de advertenties van uw pand. Kies eerst een wachtwoord; de link werkt één keer, zeven dagen lang.',
    button: 'Een wachtwoord kiezen',
  },
  'password-changed': {
    subject: 'Uw wachtwoord is gewijzigd',
    title: 'Uw wachtwoord is gewijzigd',
    text: 'Het wachtwoord van uw eigenaarsportaal is gewijzigd op {day} om {time}. Alle open sessies zijn afgesloten.',
    note: 'Was u dat niet? Bel ons meteen op {phone}.',
  },
  'unsubscribe-link': {
    subject: 'Uitschrijven uit onze e-mails',
    title: 'Uitschrijven',
    text: 'Deze link stopt de zoekopdrachten en de nieuwsbrief die we naar dit adres sturen. Eén klik volstaat.',
    button: 'Mij uitschrijven',
  },
};
