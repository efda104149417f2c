import type { FormsWords } from '../form-words.ts';

export const NL_FORMS: FormsWords = {
  'contact-me': {
    agency: { subject: 'Vraag over een pand', title: 'Een vraag over een pand' },
    sender: {
      subject: 'Uw vraag is goed aangekomen',
      title: 'Uw vraag is goed aangekomen',
      text: ['Dank u voor uw bericht. De makelaar die dit pand opvolgt, heeft het ontvangen.'],
      next: [
        'U krijgt antwoord in uw taal, meestal op de volgende werkdag.',
        'Spreekt het pand u aan, dan plannen we een bezoek wanneer het u past.',
      ],
    },
  },
  'contact-construction': {
    agency: { subject: 'Vraag over een project', title: 'Een vraag over een project' },
    sender: {
      subject: 'Uw vraag over het project is goed aangekomen',
      title: 'Uw vraag is goed aangekomen',
      text: ['Dank u voor uw bericht. De makelaar die dit project opvolgt, heeft het ontvangen.'],
      next: [
        'U krijgt antwoord in uw taal, meestal op de volgende werkdag.',
        'U krijgt de plannen en een overzicht van wat nog vrij is.',
      ],
    },
  },
  'contact-demand': {
    agency: { subject: 'Aanvraag voor een schatting', title: 'Een aanvraag voor een schatting' },
    sender: {
      subject: 'Uw aanvraag voor een schatting is goed aangekomen',
      title: 'Uw aanvraag is goed aangekomen',
      text: ['Dank u voor uw vertrouwen. De schatting is gratis en verbindt u tot niets.'],
      next: [
        'We nemen contact op om een moment af te spreken, meestal op de volgende werkdag.',
        'Reken ter plaatse op een klein uur: we meten en bekijken de staat van het pand.',
        'Daarna krijgt u een schriftelijke schatting, met uitleg erbij.',
      ],
    },
  },
  'demand-register': {
    agency: { subject: 'Nieuwe zoekopdracht', title: 'Een zoekopdracht, nog te bevestigen door de bezoeker' },
    sender: {
      subject: 'Bevestig uw zoekopdracht',
      title: 'Nog één stap',
      text: ['Bevestig uw adres, dan begint uw zoekopdracht te lopen.'],
      button: 'Mijn zoekopdracht bevestigen',
      next: [
        'Zodra een pand past of in prijs daalt, schrijven we u en zeggen we waarom.',
        'In elk bericht staat een link om te stoppen, zonder wachtwoord.',
      ],
      note: 'Zonder die bevestiging begint er niets: we schrijven u niet meer en wissen uw gegevens na {days} dagen.',
    },
  },
  'send-to-friend': {
    agency: { subject: 'Een pagina werd aanbevolen', title: 'Een bezoeker beval een pagina aan' },
    sender: {
      subject: 'Uw bericht is vertrokken',
      title: 'Uw bericht is vertrokken',
      text: ['Uw vriend krijgt het adres van de pagina en uw bericht.'],
      next: [
        'Antwoordt hij, dan komt dat antwoord bij u.',
        'We schrijven maar één keer naar zijn adres en bewaren het niet.',
      ],
    },
  },
  'site-contact': {
    agency: { subject: 'Bericht van de site', title: 'Een bericht van de site' },
    sender: {
      subject: 'Uw bericht is goed aangekomen',
      title: 'Uw bericht is goed aangekomen',
      text: ['Dank u voor uw bericht.'],
      next: ['De juiste medewerker antwoordt u in uw taal, meestal op de volgende werkdag.'],
    },
  },
  'sign-newsletter': {
    agency: {
      subject: 'Inschrijving op de nieuwsbrief',
      title: 'Een inschrijving, nog te bevestigen door de bezoeker',
    },
    sender: {
      subject: 'Bevestig uw inschrijving',
      title: 'Nog één stap',
      text: ['Bevestig uw adres om onze nieuwsbrief te krijgen.'],
      button: 'Mijn inschrijving bevestigen',
      next: [
        'De nieuwsbrief komt één keer per maand, in uw taal.',
        'Met de link onderaan elke nieuwsbrief schrijft u zich uit, zonder wachtwoord.',
      ],
      note: 'Zonder die bevestiging begint er niets: we schrijven u niet meer en wissen uw gegevens na {days} dagen.',
    },
  },
  'purchase-offer': {
    agency: { subject: 'Ontwerp van bod', title: 'Een ontwerp van bod, nog niet bevestigd' },
    sender: {
      subject: 'Bevestig uw ontwerp van bod',
      title: 'Lees uw ontwerp van bod na',
      text: [
        'Deze tekst bindt u nog niet. Hij wordt uw bod als u hem bevestigt.',
        'Een schriftelijk bod bindt u tot de einddatum. Aanvaardt de verkoper het schriftelijk, dan is de verkoop gesloten, nog voor het compromis.',
      ],
      button: 'Mijn bod nalezen en bevestigen',
      next: ['Na uw bevestiging leggen we het bod voor aan de verkoper.', 'U hoort in elk geval zijn antwoord.'],
      note: 'Klopt een cijfer niet, of bent u van gedachten veranderd? Bevestig dan niet. Zonder uw bevestiging gebeurt er niets met dit ontwerp.',
    },
  },
  'alert-confirmed': {
    agency: { subject: 'Zoekopdracht bevestigd', title: 'Een zoekopdracht, bevestigd door de bezoeker' },
  },
  'offer-confirmed': {
    agency: { subject: 'Bevestigd bod', title: 'Een bod, bevestigd door de koper' },
    sender: {
      subject: 'Uw bod is bevestigd',
      title: 'Uw bod is bevestigd',
      text: ['Vanaf nu bindt uw bod u, tot de einddatum en onder de voorwaarden hieronder.'],
      next: [
        'We leggen het voor aan de verkoper.',
        'U hoort in elk geval zijn antwoord.',
        'Aanvaardt hij, dan bereiden we met beide notarissen het compromis voor.',
      ],
    },
  },
  'rental-application': {
    agency: { subject: 'Kandidaat-huurder', title: 'Een kandidaat-huurder' },
    sender: {
      subject: 'Uw kandidatuur is goed aangekomen',
      title: 'Uw kandidatuur is goed aangekomen',
      text: ['Dank u. We hebben uw kandidatuur.'],
      next: [
        'We kijken na of ze volledig is en leggen ze voor aan de eigenaar, die kiest.',
        'U krijgt een antwoord, ook als het neen is.',
        'Een kandidatuur die niet wordt gekozen, wissen we na {months} maanden.',
      ],
    },
  },
  'document-request': {
    agency: { subject: 'Aanvraag van documenten', title: 'Een aanvraag van documenten' },
    sender: {
      subject: 'De documenten die u vroeg',
      title: 'De documenten van dit pand',
      text: ['Dit hebben we voor dit pand.'],
      next: ['Ontbreekt er een document? Antwoord op deze e-mail, dan zeggen we wanneer het komt.'],
    },
  },
  testimonial: {
    agency: { subject: 'Nieuwe getuigenis', title: 'Een getuigenis, te lezen voor ze verschijnt' },
    sender: {
      subject: 'Uw getuigenis is goed aangekomen',
      title: 'Dank u voor uw getuigenis',
      text: ['We hebben uw tekst ontvangen en lezen hem.'],
      next: ['We schrijven u voor we hem publiceren.', 'Eén e-mail volstaat om hem te laten wijzigen of weghalen.'],
    },
  },
  'job-contact': {
    agency: { subject: 'Sollicitatie', title: 'Een sollicitatie' },
    sender: {
      subject: 'Uw sollicitatie is goed aangekomen',
      title: 'Uw sollicitatie is goed aangekomen',
      text: ['Fijn dat u met ons wilt werken. Uw cv is aangekomen.'],
      next: [
        'De directie van het kantoor leest uw cv, niemand anders.',
        'U krijgt in elk geval een antwoord.',
        'Uw gegevens worden na {months} maanden gewist.',
      ],
    },
  },
  'forgot-password': {
    agency: { subject: 'Wachtwoord vergeten', title: 'Een vergeten wachtwoord' },
    sender: {
      subject: 'Een nieuw wachtwoord kiezen',
      title: 'Een nieuw wachtwoord kiezen',
      text: ['Deze link werkt één keer, dertig minuten lang.'],
      button: 'Een wachtwoord kiezen',
      next: [],
      note: 'Hebt u niets gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.',
    },
  },
};
