import type { Language } from '../../../domain/text/language.ts';

/** Values for the texts of a new agency: `at` is its town with a preposition, such as `'à Gand'`. */
export type NewAgencyNamed = { readonly name: string; readonly at: string };

/** First texts of a new agency: short, and valid for any agency until it writes its own. */
type Words = {
  readonly homeTitle: string;
  readonly homeDescription: string;
  readonly bannerTitle: string;
  readonly bannerText: string;
  readonly searchTitle: string;
  /** Text that fits any number of properties. */
  readonly searchCounts: string;
  readonly saleDescription: string;
  readonly aboutTitle: string;
  readonly aboutDescription: string;
  readonly aboutIntro: string;
  readonly aboutText: string;
  readonly contactText: string;
  readonly contactDescription: string;
  readonly jobDescription: string;
  readonly footIntro: string;
};

/** The texts of a new agency in a language. `newAgencyWords('en', { name: 'Keys', at: 'in Ghent' }).homeTitle` → `'Keys, estate agency in Ghent'` */
export function newAgencyWords(language: Language, { name, at }: NewAgencyNamed): Words {
  return WORDS[language](name, at);
}

const WORDS: Readonly<Record<Language, (name: string, at: string) => Words>> = {
  fr: (name, at) => ({
    homeTitle: `${name}, agence immobilière ${at}`,
    homeDescription: `Maisons, appartements, terrains et bureaux à vendre et à louer. ${name} est une agence immobilière ${at}. Estimation et visites sur rendez-vous.`,
    bannerTitle: 'Trouver sa place',
    bannerText: `Une agence immobilière ${at}, pour vendre, acheter et louer.`,
    searchTitle: 'Une maison, une commune, une référence',
    searchCounts: 'À vendre : {FOR_SALE_TOTAL}. À louer : {FOR_RENT_TOTAL}.',
    saleDescription:
      'Maisons, appartements, terrains et commerces à vendre. Prix, PEB et informations urbanistiques sur chaque fiche. Visites sur rendez-vous.',
    aboutTitle: `${name}, ${at}`,
    aboutDescription: `${name} est une agence immobilière ${at}. Voici ce que nous faisons pour les vendeurs, les acheteurs, les bailleurs et les locataires.`,
    aboutIntro: 'Ce que nous faisons, et comment nous joindre.',
    aboutText: `${name} vend et loue des maisons, des appartements, des terrains et des bureaux. Notre bureau se trouve ${at}.\n\n## Vendre ou louer\n\nNous venons voir le bien avant d’avancer un prix, et nous en donnons les raisons. [Demandez une estimation](page:/contact-demand/).\n\n## Acheter ou louer\n\nParcourez les biens [à vendre](page:/for-sale/) et [à louer](page:/for-rent/), ou laissez-nous vos critères : une [alerte de recherche](page:/demand-register/) vous écrit quand un bien y répond.\n\n## Nous joindre\n\nPar téléphone, par e-mail ou par le [formulaire de contact](page:/contact/).`,
    contactText: 'Écrivez-nous ou appelez-nous.',
    contactDescription: `Adresse, téléphone, e-mail et formulaire de contact : voici comment joindre l’agence immobilière ${name}, ${at}.`,
    jobDescription: `Agent, stagiaire IPI ou collaborateur administratif : envoyez votre candidature à l’agence ${name}. Quelques lignes et un CV en PDF suffisent.`,
    footIntro: `Agence immobilière ${at}.`,
  }),
  nl: (name, at) => ({
    homeTitle: `${name}, vastgoedkantoor ${at}`,
    homeDescription: `Huizen, appartementen, gronden en kantoren te koop en te huur. ${name} is een vastgoedkantoor ${at}. Schatting en bezoek op afspraak.`,
    bannerTitle: 'Thuiskomen',
    bannerText: `Een vastgoedkantoor ${at}, om te verkopen, te kopen en te huren.`,
    searchTitle: 'Een huis, een gemeente, een referentie',
    searchCounts: 'Te koop: {FOR_SALE_TOTAL}. Te huur: {FOR_RENT_TOTAL}.',
    saleDescription:
      'Huizen, appartementen, gronden en handelspanden te koop. Prijs, EPC en stedenbouwkundige informatie bij elk pand. Bezoek op afspraak.',
    aboutTitle: `${name} ${at}`,
    aboutDescription: `${name} is een vastgoedkantoor ${at}. Dit doen wij voor wie verkoopt, koopt, verhuurt of huurt, en zo bereikt u ons.`,
    aboutIntro: 'Wat wij doen, en hoe u ons bereikt.',
    aboutText: `${name} verkoopt en verhuurt huizen, appartementen, gronden en kantoren. Ons kantoor ligt ${at}.\n\n## Verkopen of verhuren\n\nWij komen kijken voor wij een prijs noemen, en wij zeggen waarop die steunt. [Vraag een schatting](page:/contact-demand/).\n\n## Kopen of huren\n\nBekijk de panden [te koop](page:/for-sale/) en [te huur](page:/for-rent/), of laat ons weten wat u zoekt: met een [zoekopdracht](page:/demand-register/) krijgt u een e-mail zodra er iets past.\n\n## Contact\n\nBel, mail of gebruik het [contactformulier](page:/contact/).`,
    contactText: 'Schrijf of bel ons.',
    contactDescription: `Adres, telefoon, e-mail en contactformulier: zo bereikt u vastgoedkantoor ${name} ${at}. Wij antwoorden op de volgende werkdag.`,
    jobDescription: `Makelaar, BIV-stagiair of administratief medewerker: stuur uw sollicitatie naar ${name}. Enkele regels en een cv in pdf volstaan.`,
    footIntro: `Vastgoedkantoor ${at}.`,
  }),
  en: (name, at) => ({
    homeTitle: `${name}, estate agency ${at}`,
    homeDescription: `Houses, apartments, land and offices for sale and for rent. ${name} is an estate agency ${at}, Belgium. Valuations and visits by appointment.`,
    bannerTitle: 'Find your place',
    bannerText: `An estate agency ${at}, for selling, buying and renting.`,
    searchTitle: 'A house, a town, a reference',
    searchCounts: 'For sale: {FOR_SALE_TOTAL}. For rent: {FOR_RENT_TOTAL}.',
    saleDescription:
      'Houses, apartments, land and shops for sale. Price, energy certificate and planning information on every page. Visits by appointment.',
    aboutTitle: `${name}, ${at}`,
    aboutDescription: `${name} is an estate agency ${at}, Belgium. What we do for sellers, buyers, landlords and tenants, and how to reach us.`,
    aboutIntro: 'What we do, and how to reach us.',
    aboutText: `${name} sells and lets houses, apartments, land and offices. Our office is ${at}.\n\n## Selling or letting\n\nWe come and look before we name a price, and we say what it rests on. [Ask for a valuation](page:/contact-demand/).\n\n## Buying or renting\n\nLook through the properties [for sale](page:/for-sale/) and [for rent](page:/for-rent/), or tell us what you are looking for: a [search alert](page:/demand-register/) writes to you when something fits.\n\n## Contact\n\nBy telephone, by e-mail or with the [contact form](page:/contact/).`,
    contactText: 'Write to us or call us.',
    contactDescription: `Address, telephone, e-mail and contact form of ${name}, estate agency ${at}. We answer on the next working day.`,
    jobDescription: `Agent, IPI trainee or office assistant: send your application to ${name}. A few lines about yourself and a CV as a PDF are enough.`,
    footIntro: `Estate agency ${at}.`,
  }),
  de: (name, at) => ({
    homeTitle: `${name}, Immobilienbüro ${at}`,
    homeDescription: `Häuser, Wohnungen, Grundstücke und Büros zum Kauf und zur Miete. ${name} ist ein Immobilienbüro ${at}. Schätzung und Besichtigung nach Vereinbarung.`,
    bannerTitle: 'Ankommen',
    bannerText: `Ein Immobilienbüro ${at}, zum Verkaufen, Kaufen und Mieten.`,
    searchTitle: 'Ein Haus, ein Ort, eine Referenz',
    searchCounts: 'Zu verkaufen: {FOR_SALE_TOTAL}. Zu vermieten: {FOR_RENT_TOTAL}.',
    saleDescription:
      'Häuser, Wohnungen, Grundstücke und Geschäfte zum Kauf. Mit Preis, Energieausweis und städtebaulichen Angaben. Besichtigung nach Vereinbarung.',
    aboutTitle: `${name} ${at}`,
    aboutDescription: `${name} ist ein Immobilienbüro ${at}. Was wir für Verkäufer, Käufer, Vermieter und Mieter tun und wie Sie uns erreichen.`,
    aboutIntro: 'Was wir tun und wie Sie uns erreichen.',
    aboutText: `${name} verkauft und vermietet Häuser, Wohnungen, Grundstücke und Büros. Unser Büro liegt ${at}.\n\n## Verkaufen oder vermieten\n\nWir sehen uns die Immobilie an, bevor wir einen Preis nennen, und sagen, worauf er sich stützt. [Fordern Sie eine Schätzung an](page:/contact-demand/).\n\n## Kaufen oder mieten\n\nSehen Sie sich an, was [zu verkaufen](page:/for-sale/) und [zu vermieten](page:/for-rent/) ist, oder sagen Sie uns, was Sie suchen: Mit einem [Suchauftrag](page:/demand-register/) erhalten Sie eine E-Mail, sobald etwas passt.\n\n## Kontakt\n\nTelefonisch, per E-Mail oder mit dem [Kontaktformular](page:/contact/).`,
    contactText: 'Schreiben Sie uns oder rufen Sie uns an.',
    contactDescription: `Adresse, Telefon, E-Mail und Kontaktformular des Immobilienbüros ${name} ${at}. Wir antworten am nächsten Werktag.`,
    jobDescription: `Makler, IPI-Praktikant oder Bürokraft: Senden Sie Ihre Bewerbung an ${name}. Einige Zeilen und ein Lebenslauf als PDF genügen.`,
    footIntro: `Immobilienbüro ${at}.`,
  }),
};
