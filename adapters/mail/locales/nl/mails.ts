import type { FR_LETTERS } from '../fr/mails.ts';

export const NL_LETTERS: typeof FR_LETTERS = {
  appointment: {
    when: 'Wanneer',
    where: 'Waar',
    agent: { visitor: 'Uw makelaar', agency: 'Makelaar' },
    visitor: 'Bezoeker',
    event: 'Bezoek, pand {id}',
    eventNobody: 'Bezoek',
    openHouse: 'Kijkdag, pand {id}',
    ownCalendar: 'Bezoeken – {agency}',
    change: 'Wijzigen of annuleren',
    calendar: 'Open het bestand in de bijlage om het bezoek in uw agenda te zetten.',
    calendarGone: 'Open het bestand in de bijlage om het bezoek uit uw agenda te halen.',
    calendarBefore: 'Het vorige moment telt niet meer: open het bestand in de bijlage om het uit uw agenda te halen.',
    before: 'Vorig moment',
    again: 'Wilt u het pand op een ander moment zien? Kies er een op de pagina van het pand.',
    addressFollows: 'De makelaar geeft u het precieze adres.',
    asked: {
      subject: 'Uw bezoek is aangevraagd',
      title: 'Uw bezoek is aangevraagd',
      text: 'Deze uren blijven voor u vrij tot de makelaar antwoordt. Het bezoek gaat door zodra u de bevestiging hebt. Kunt u toch niet? De link hieronder volstaat, of een telefoontje.',
      agency: 'Bezoek aangevraagd',
      agencyText:
        'De bezoeker vraagt deze uren op de site. Bevestig of weiger het bezoek in de werkruimte van het kantoor.',
    },
    confirmed: {
      subject: 'Uw bezoek is vastgelegd',
      title: 'Uw bezoek is vastgelegd',
      text: 'Deze uren zijn voor u gereserveerd. De makelaar laat u weten op welk uur precies hij u verwacht. Kunt u toch niet? De link hieronder volstaat, of een telefoontje.',
      agency: 'Bezoek vastgelegd',
      agencyText: 'De bezoeker koos deze uren op de site. Laat hem weten op welk uur precies u hem verwacht.',
    },
    changed: {
      subject: 'Uw bezoek is verplaatst',
      title: 'Uw bezoek is verplaatst',
      text: 'Dit is het nieuwe moment. Het oude telt niet meer. De makelaar laat u weten op welk uur precies hij u verwacht.',
      agency: 'Bezoek verplaatst',
      agencyText: 'De bezoeker koos een ander moment met de link in zijn e-mail. Het oude telt niet meer.',
    },
    cancelled: {
      subject: 'Uw bezoek is geannuleerd',
      title: 'Uw bezoek is geannuleerd',
      text: 'De plaats is weer vrij.',
      agency: 'Bezoek geannuleerd',
      agencyText: 'De bezoeker annuleerde met de link in zijn e-mail. De plaats is weer vrij.',
    },
    timed: {
      subject: 'Het uur van uw bezoek',
      title: 'Het uur van uw bezoek',
      text: 'De makelaar verwacht u op dit uur. Kunt u toch niet? De link hieronder volstaat, of een telefoontje.',
      agency: 'Uur van een bezoek vastgelegd',
      agencyText: 'Het uur van dit bezoek is in de werkruimte vastgelegd.',
    },
    refused: {
      subject: 'Uw bezoek kan niet doorgaan',
      title: 'Uw bezoek kan niet doorgaan',
      text: 'Het kantoor kan niet ingaan op het bezoek dat u aanvroeg.',
      agency: 'Bezoek geweigerd',
      agencyText: 'Het bezoek is in de werkruimte geweigerd. De plaats is weer vrij.',
    },
    reminder: {
      subject: 'Uw bezoek van morgen',
      title: 'Uw bezoek is morgen',
      text: 'Wij herinneren u aan uw bezoek. Kunt u toch niet? De link hieronder volstaat, of een telefoontje.',
      agency: 'Bezoek morgen',
      agencyText: 'Herinnering aan een bezoek dat morgen plaatsvindt.',
    },
    handed: {
      subject: 'Een andere makelaar ontvangt u bij uw bezoek',
      title: 'Een andere makelaar ontvangt u',
      text: 'Uw bezoek gaat door op hetzelfde moment: een andere makelaar van het kantoor ontvangt u, u vindt de naam hieronder. Kunt u toch niet? De link hieronder volstaat, of een telefoontje.',
      agency: 'Bezoek overgenomen van een collega',
      agencyText: 'U neemt dit bezoek over van een collega die geen toegang meer heeft tot de werkruimte.',
    },
    /** Mail to the agent who no longer has a viewing. */
    left: {
      agency: 'Bezoek overgedragen aan een collega',
      agencyText: '{agent} neemt dit bezoek over. Open het bestand in de bijlage om het uit uw agenda te halen.',
    },
    /** Mail that reminds the agent of a viewing whose hour is not set. */
    unfixed: {
      agency: 'Bezoek van morgen zonder uur',
      agencyText:
        'Het bezoek van morgen heeft nog geen uur: leg het vast in de werkruimte, anders weet de bezoeker niet wanneer hij moet komen. Hij krijgt geen herinnering, maar wel het uur zodra u het vastlegt.',
    },
    byDesk: {
      confirmed: {
        text: 'De makelaar heeft uw bezoek bevestigd. Kunt u toch niet? De link hieronder volstaat, of een telefoontje.',
        agencyText: 'Het bezoek is in de werkruimte bevestigd.',
      },
      changed: {
        text: 'Het kantoor heeft uw bezoek verplaatst. Dit is het nieuwe moment; het oude telt niet meer. Past het u niet, dan leidt de link hieronder naar andere momenten, of bel ons.',
        agencyText: 'Het bezoek is in de werkruimte verplaatst. Het oude moment telt niet meer.',
      },
      cancelled: {
        text: 'Het kantoor heeft uw bezoek geannuleerd.',
        agencyText: 'Het bezoek is in de werkruimte geannuleerd. De plaats is weer vrij.',
      },
    },
    comeAt: 'U wordt verwacht om {from}.',
    hourFollows: 'De makelaar laat u weten op welk uur precies hij u verwacht.',
    reason: 'Het kantoor schrijft u:',
    agencyReason: 'Dit is aan de bezoeker geschreven:',
    notTold: 'De bezoeker gaf geen e-mailadres en kreeg dit dus niet: bel hem.',
  },
  adverts: {
    subject: 'Aan te passen in uw advertenties',
    title: 'Uw advertenties',
    intro: 'Dit vond de controle van uw advertenties. Inbreuken op de wet komen eerst.',
    nothing: 'De controle van uw advertenties heeft niets meer gevonden.',
    one: 'Bekijken in de werkruimte',
    more: 'Advertenties met opmerkingen die hier niet staan: {count}.',
    all: 'Alle advertenties bekijken in de werkruimte',
    once: 'U krijgt deze e-mail hoogstens één keer per dag: zolang een wet niet wordt nageleefd, of wanneer er iets anders wordt gevonden.',
  },
  alarm: {
    begun: {
      mails: {
        subject: 'E-mails van de site blijven wachten',
        text: 'E-mails in de wachtrij: {count}, de oudste al {minutes} minuten. Is de mailserver bereikbaar en aanvaardt hij ze? De site probeert het twee dagen lang vanzelf opnieuw.',
      },
      leads: {
        subject: 'Aanvragen bereiken uw software niet',
        text: 'Aanvragen voor uw software in de wachtrij: {count}, de oudste al {minutes} minuten. De e-mails ervan staan daar los van. De site probeert het twee dagen lang vanzelf opnieuw.',
      },
      imports: {
        subject: 'De import van panden mislukt',
        text: 'De laatste {count} imports zijn mislukt; bezoekers zien de panden zoals ze waren op {day} om {time}. ‘npm run check’ zegt waarom.',
      },
      disk: {
        subject: 'De schijf is bijna vol',
        text: 'Op de schijf van {machine} is nog {percent} % vrij, {megabytes} MB. Is ze vol, dan aanvaardt de site geen aanvragen meer.',
      },
      certificate: {
        subject: 'Het certificaat vervalt binnenkort',
        text: 'Het certificaat van {host} is geldig tot {day}. De vernieuwing lijkt niet te werken: zonder certificaat waarschuwen browsers de bezoekers.',
      },
      secret: {
        subject: 'Het geheim van de site is aan vervanging toe',
        text: 'Het geheim van de site dateert van {day}, meer dan een jaar geleden. ‘npm run secret -- rotate’ vervangt het; wat ermee gemaakt is, blijft gelden.',
      },
      backup: {
        subject: 'De laatste back-up is oud',
        text: 'De laatste back-up van {machine} dateert van {day} om {time}. ‘npm run backup’ is sindsdien niet meer gelukt: als de schijf het begeeft, is alles verloren wat er daarna binnenkwam.',
      },
    },
    over: {
      mails: 'Geen enkele e-mail wacht nog langer dan een uur',
      leads: 'Aanvragen bereiken uw software opnieuw',
      imports: 'De import van panden werkt opnieuw',
      disk: 'Er is weer plaats op de schijf',
      certificate: 'Het certificaat is vernieuwd',
      secret: 'Het geheim van de site is vervangen',
      backup: 'Er is een nieuwe back-up gemaakt',
    },
    since: 'De melding van {day} om {time} is voorbij.',
    once: 'U krijgt één e-mail bij het begin van een melding en één als ze voorbij is.',
  },
  'request-answer': {
    subject: 'Ons antwoord op uw aanvraag',
    title: 'Ons antwoord',
    asked: 'Wat u op {day} om {time} vroeg',
  },
  'request-assigned': {
    subject: 'Aanvraag {reference} is aan u toegewezen',
    title: 'Een aanvraag voor u',
    text: '{by} heeft aanvraag {reference} aan u toegewezen.',
  },
  'work-handed': {
    subject: 'U neemt het werk van {from} over',
    title: 'Werk voor u',
    text: '{by} heeft de toegang van {from} ingetrokken en u het werk toevertrouwd. Elk bezoek krijgt u ook in een aparte e-mail, met de afspraak voor uw agenda.',
    requests: 'Lopende aanvragen',
    viewings: 'Komende bezoeken',
    homes: 'Panden die u nu als makelaar noemen',
    open: 'Mijn aanvragen bekijken',
  },
  'lead-failed': {
    subject: 'Aanvraag {reference}: na te kijken in {system}',
    title: 'Een aanvraag is misschien niet aangekomen',
    perhaps:
      'Aanvraag {reference} ging naar {system}, maar het antwoord ging verloren: misschien staat ze er al. Om ze niet dubbel in te voeren, stuurt de site ze niet opnieuw. Zoek ze op, en voer ze zelf in als ze ontbreekt.',
    refused: '{system} weigerde aanvraag {reference}. Voer ze zelf in.',
    'given-up':
      'Aanvraag {reference} kon twee dagen lang niet naar {system} worden gestuurd. De site probeert het niet meer: voer ze zelf in.',
    note: 'De e-mail met de aanvraag zelf hebt u apart gekregen.',
  },
  friend: {
    subject: 'Een bezoeker van onze site denkt dat deze pagina u zal bevallen',
    title: 'Iemand dacht aan u',
    text: 'Een bezoeker van onze site vroeg ons om u deze pagina te sturen. Het opgegeven adres is {from}; we hebben dat niet nagekeken.',
    message: 'Het bericht',
    open: 'De pagina bekijken',
    stop: 'Nooit meer zo’n e-mail van ons krijgen',
  },
  'owner-invitation': {
    subject: 'Uw eigenaarsportaal staat klaar',
    title: 'Uw eigenaarsportaal staat klaar',
    text: 'U volgt er de bezoeken, de vragen en het zoekertje van uw pand. Kies eerst een wachtwoord; de link werkt één keer, zeven dagen lang.',
    button: 'Een wachtwoord kiezen',
  },
  'agent-invitation': {
    subject: 'Uw toegang tot de werkruimte van het kantoor',
    title: 'Uw toegang tot de werkruimte van het kantoor',
    text: 'U vindt er de aanvragen van de website, de agenda van de bezoeken en de advertenties. Kies eerst een wachtwoord; de link werkt één keer, zeven dagen lang.',
    button: 'Een wachtwoord kiezen',
  },
  'password-changed': {
    subject: 'Uw wachtwoord is gewijzigd',
    title: 'Uw wachtwoord is gewijzigd',
    text: 'Het wachtwoord van uw account is gewijzigd op {day} om {time}. Alle open sessies zijn afgesloten.',
    note: 'Was u dat niet? Bel ons meteen op {phone}.',
  },
  'second-factor': {
    subject: {
      on: 'Aanmelden in twee stappen is ingeschakeld',
      off: 'Aanmelden in twee stappen is uitgeschakeld',
      'new-codes': 'U hebt nieuwe herstelcodes',
      recovery: 'Er is een herstelcode gebruikt',
      guessed: 'Te veel foute codes',
    },
    title: 'Aanmelden in twee stappen',
    on: 'Sinds {day} om {time} vraagt uw account naast het wachtwoord een code van uw app. Bewaar uw {count} herstelcodes op een veilige plaats.',
    off: 'Op {day} om {time} is het aanmelden in twee stappen van uw account uitgeschakeld. Het wachtwoord volstaat weer.',
    'new-codes': 'Op {day} om {time} zijn er nieuwe herstelcodes gemaakt voor uw account. De vorige gelden niet meer.',
    recovery: 'Op {day} om {time} is er in uw account een herstelcode gebruikt. Resterende codes: {count}.',
    guessed:
      'Op {day} om {time} volgden er te veel foute codes op uw wachtwoord. Misschien kent iemand het: wijzig het.',
    note: 'Was u dat niet? Wijzig uw wachtwoord en bel ons op {phone}.',
  },
  'unsubscribe-link': {
    subject: 'Uitschrijven uit onze e-mails',
    title: 'Uitschrijven',
    text: 'Dit sturen we naar dit adres. Elke link leidt naar een pagina met één knop, die er meteen mee stopt.',
    alert: 'Zoekopdracht',
    newsletter: 'Nieuwsbrief',
    button: 'Uitschrijven',
  },
};
