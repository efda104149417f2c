import type { FR_LETTERS } from '../fr/letters.ts';

export const DE_LETTERS: typeof FR_LETTERS = {
  appointment: {
    when: 'Wann',
    where: 'Wo',
    agent: 'Ihr Makler',
    visitor: 'Besucher',
    event: 'Besichtigung, Immobilie {id}',
    eventNobody: 'Besichtigung',
    change: 'Ändern oder absagen',
    calendar: 'Öffnen Sie die angehängte Datei, um die Besichtigung in Ihren Kalender zu übernehmen.',
    confirmed: {
      subject: 'Ihre Besichtigung ist bestätigt',
      title: 'Ihre Besichtigung ist bestätigt',
      text: 'Wir erwarten Sie zur vereinbarten Zeit. Kommt etwas dazwischen? Ein Klick unten genügt, oder ein Anruf.',
      agency: 'Besichtigung bestätigt',
    },
    changed: {
      subject: 'Ihre Besichtigung wurde verlegt',
      title: 'Ihre Besichtigung wurde verlegt',
      text: 'Das ist der neue Termin. Der alte gilt nicht mehr.',
      agency: 'Besichtigung verlegt',
    },
    cancelled: {
      subject: 'Ihre Besichtigung ist abgesagt',
      title: 'Ihre Besichtigung ist abgesagt',
      text: 'Der Termin ist wieder frei. Möchten Sie die Immobilie an einem anderen Tag sehen, wählen Sie einen Termin auf ihrer Seite.',
      agency: 'Besichtigung abgesagt',
    },
  },
  friend: {
    subject: 'Ein Besucher unserer Website meint, diese Seite gefällt Ihnen',
    title: 'Jemand hat an Sie gedacht',
    text: 'Ein Besucher unserer Website hat uns gebeten, Ihnen diese Seite zu schicken. Er hat die Adresse {from} angegeben; geprüft haben wir sie nicht.',
    message: 'Seine Zeilen',
    open: 'Seite ansehen',
    stop: 'Nie wieder eine solche E-Mail von uns erhalten',
  },
  'owner-invitation': {
    subject: 'Ihr Eigentümerbereich ist bereit',
    title: 'Ihr Eigentümerbereich ist bereit',
    text: 'Dort verfolgen Sie die Besuche, Kontakte und Anzeigen Ihrer Immobilie. Wählen Sie zuerst ein Passwort; der Link gilt einmal und sieben Tage lang.',
    button: 'Passwort wählen',
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    title: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Eigentümerbereichs wurde am {day} um {time} Uhr geändert. Alle offenen Sitzungen wurden beendet.',
    note: 'Waren Sie das nicht? Rufen Sie uns sofort an: {phone}.',
  },
  'unsubscribe-link': {
    subject: 'Abmeldung von unseren E-Mails',
    title: 'Abmelden',
    text: 'Dieser Link beendet die Suchaufträge und den Newsletter an diese Adresse. Ein Klick genügt.',
    button: 'Mich abmelden',
  },
};
