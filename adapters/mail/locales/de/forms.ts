import type { FormsWords } from '../form-words.ts';

export const DE_FORMS: FormsWords = {
  'contact-me': {
    agency: { subject: 'Frage zu einer Immobilie', title: 'Eine Frage zu einer Immobilie' },
    sender: {
      subject: 'Ihre Frage ist angekommen',
      title: 'Ihre Frage ist angekommen',
      text: ['Danke für Ihre Nachricht. Sie liegt bei der Person, die diese Immobilie betreut.'],
      next: [
        'Sie erhalten eine Antwort in Ihrer Sprache, meist am nächsten Werktag.',
        'Wenn Ihnen die Immobilie zusagt, vereinbaren wir eine Besichtigung, wann es Ihnen passt.',
      ],
    },
  },
  'contact-construction': {
    agency: { subject: 'Frage zu einem Projekt', title: 'Eine Frage zu einem Projekt' },
    sender: {
      subject: 'Ihre Frage zum Projekt ist angekommen',
      title: 'Ihre Frage ist angekommen',
      text: ['Danke für Ihre Nachricht. Sie liegt bei der Person, die dieses Projekt betreut.'],
      next: [
        'Sie erhalten eine Antwort in Ihrer Sprache, meist am nächsten Werktag.',
        'Sie erhalten die Pläne und eine Übersicht der noch freien Einheiten.',
      ],
    },
  },
  'contact-demand': {
    agency: { subject: 'Anfrage nach einer Schätzung', title: 'Eine Anfrage nach einer Schätzung' },
    sender: {
      subject: 'Ihre Anfrage nach einer Schätzung ist angekommen',
      title: 'Ihre Anfrage ist angekommen',
      text: ['Danke für Ihr Vertrauen. Die Schätzung ist kostenlos und verpflichtet Sie zu nichts.'],
      next: [
        'Wir melden uns, meist am nächsten Werktag, um einen Termin zu vereinbaren.',
        'Vor Ort dauert es eine knappe Stunde: Wir messen und sehen uns den Zustand an.',
        'Danach erhalten Sie eine schriftliche Schätzung mit Begründung.',
      ],
    },
  },
  'demand-register': {
    agency: { subject: 'Neuer Suchauftrag', title: 'Ein Suchauftrag, vom Besucher noch zu bestätigen' },
    sender: {
      subject: 'Bestätigen Sie Ihren Suchauftrag',
      title: 'Noch ein Schritt',
      text: ['Bestätigen Sie Ihre Adresse, dann beginnt Ihr Suchauftrag.'],
      button: 'Suchauftrag bestätigen',
      next: [
        'Sobald eine Immobilie passt oder im Preis sinkt, schreiben wir Ihnen und sagen, warum.',
        'Jede Nachricht enthält einen Link, der den Suchauftrag beendet, ohne Passwort.',
      ],
      note: 'Ohne diese Bestätigung beginnt nichts: Wir schreiben Ihnen nicht mehr und löschen Ihre Angaben nach {days} Tagen.',
    },
  },
  'send-to-friend': {
    agency: { subject: 'Eine Seite wurde empfohlen', title: 'Ein Besucher hat eine Seite empfohlen' },
    sender: {
      subject: 'Ihre Nachricht ist unterwegs',
      title: 'Ihre Nachricht ist unterwegs',
      text: ['Die Adresse der Seite und Ihre Zeilen gehen an die E-Mail-Adresse, die Sie angegeben haben.'],
      next: [
        'Wer darauf antwortet, antwortet Ihnen.',
        'Wir schreiben nur einmal an diese Adresse und behalten sie nicht.',
      ],
    },
  },
  'site-contact': {
    agency: { subject: 'Nachricht von der Website', title: 'Eine Nachricht von der Website' },
    sender: {
      subject: 'Ihre Nachricht ist angekommen',
      title: 'Ihre Nachricht ist angekommen',
      text: ['Danke, dass Sie uns geschrieben haben.'],
      next: ['Die richtige Person antwortet Ihnen in Ihrer Sprache, meist am nächsten Werktag.'],
    },
  },
  'sign-newsletter': {
    agency: { subject: 'Anmeldung zum Newsletter', title: 'Eine Anmeldung, vom Besucher noch zu bestätigen' },
    sender: {
      subject: 'Bestätigen Sie Ihre Anmeldung',
      title: 'Noch ein Schritt',
      text: ['Bestätigen Sie Ihre Adresse, um unseren Newsletter zu erhalten.'],
      button: 'Anmeldung bestätigen',
      next: [
        'Der Newsletter kommt einmal im Monat, in Ihrer Sprache.',
        'Der Link am Ende jeder Ausgabe meldet Sie ab, ohne Passwort.',
      ],
      note: 'Ohne diese Bestätigung beginnt nichts: Wir schreiben Ihnen nicht mehr und löschen Ihre Angaben nach {days} Tagen.',
    },
  },
  'purchase-offer': {
    agency: { subject: 'Entwurf eines Angebots', title: 'Entwurf eines Angebots, noch nicht bestätigt' },
    sender: {
      subject: 'Bestätigen Sie Ihr Angebot',
      title: 'Lesen Sie Ihren Angebotsentwurf durch',
      text: [
        'Dieser Text bindet Sie noch nicht. Zu Ihrem Angebot wird er erst, wenn Sie ihn bestätigen.',
        'In Belgien bindet Sie ein schriftliches Angebot bis zu seinem Datum. Nimmt der Verkäufer es schriftlich an, ist der Verkauf zustande gekommen, noch vor dem Vorvertrag.',
      ],
      button: 'Angebot lesen und bestätigen',
      next: [
        'Nach Ihrer Bestätigung legen wir das Angebot dem Verkäufer vor.',
        'Sie erfahren seine Antwort in jedem Fall.',
      ],
      note: 'Stimmt eine Zahl nicht, oder haben Sie es sich anders überlegt? Dann bestätigen Sie nicht. Ohne Ihre Bestätigung geschieht mit diesem Entwurf nichts.',
    },
  },
  'alert-confirmed': {
    agency: { subject: 'Suchauftrag bestätigt', title: 'Ein Suchauftrag, vom Besucher bestätigt' },
  },
  'offer-confirmed': {
    agency: { subject: 'Bestätigtes Angebot', title: 'Ein Angebot, vom Käufer bestätigt' },
    sender: {
      subject: 'Ihr Angebot ist bestätigt',
      title: 'Ihr Angebot ist bestätigt',
      text: ['Ab jetzt bindet Sie Ihr Angebot, bis zu seinem Datum und zu den folgenden Bedingungen.'],
      next: [
        'Wir legen es dem Verkäufer vor.',
        'Sie erfahren seine Antwort in jedem Fall.',
        'Nimmt er an, bereiten wir mit beiden Notaren den Vorvertrag vor.',
      ],
    },
  },
  'rental-application': {
    agency: { subject: 'Mietbewerbung', title: 'Eine Mietbewerbung' },
    sender: {
      subject: 'Ihre Bewerbung ist angekommen',
      title: 'Ihre Bewerbung ist angekommen',
      text: ['Danke. Ihre Mietbewerbung liegt uns vor.'],
      next: [
        'Wir prüfen, ob sie vollständig ist, und legen sie dem Eigentümer vor. Er entscheidet.',
        'Sie erhalten in jedem Fall eine Antwort, auch bei einer Absage.',
        'Eine Bewerbung, die nicht gewählt wird, löschen wir nach {months} Monaten.',
      ],
    },
  },
  'document-request': {
    agency: { subject: 'Anfrage nach Unterlagen', title: 'Eine Anfrage nach Unterlagen' },
    sender: {
      subject: 'Die Unterlagen, die Sie angefordert haben',
      title: 'Die Unterlagen zu dieser Immobilie',
      text: ['Das haben wir zu dieser Immobilie.'],
      next: ['Fehlt Ihnen etwas? Antworten Sie auf diese E-Mail, dann sagen wir Ihnen, wann es kommt.'],
    },
  },
  testimonial: {
    agency: { subject: 'Neue Kundenstimme', title: 'Eine Kundenstimme, vor der Veröffentlichung zu lesen' },
    sender: {
      subject: 'Ihr Text ist angekommen',
      title: 'Danke für Ihren Text',
      text: ['Wir haben ihn erhalten und lesen ihn.'],
      next: [
        'Wir schreiben Ihnen, bevor wir ihn veröffentlichen.',
        'Eine E-Mail genügt, um ihn ändern oder entfernen zu lassen.',
      ],
    },
  },
  'job-contact': {
    agency: { subject: 'Bewerbung', title: 'Eine Bewerbung' },
    sender: {
      subject: 'Ihre Bewerbung ist angekommen',
      title: 'Ihre Bewerbung ist angekommen',
      text: ['Danke, dass Sie mit uns arbeiten möchten. Ihr Lebenslauf liegt uns vor.'],
      next: [
        'Die Leitung des Büros liest Ihren Lebenslauf, sonst niemand.',
        'Sie erhalten in jedem Fall eine Antwort.',
        'Ihre Angaben werden nach {months} Monaten gelöscht.',
      ],
    },
  },
  'forgot-password': {
    agency: { subject: 'Passwort vergessen', title: 'Ein vergessenes Passwort' },
    sender: {
      subject: 'Ein neues Passwort wählen',
      title: 'Ein neues Passwort wählen',
      text: ['Dieser Link gilt ein einziges Mal, 30 Minuten lang.'],
      button: 'Passwort wählen',
      next: [],
      note: 'Haben Sie nichts angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
  },
};
