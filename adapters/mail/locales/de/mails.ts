import type { FR_LETTERS } from '../fr/mails.ts';

export const DE_LETTERS: typeof FR_LETTERS = {
  appointment: {
    when: 'Wann',
    where: 'Wo',
    agent: { visitor: 'Ihr Makler', agency: 'Makler' },
    visitor: 'Besucher',
    event: 'Besichtigung, Immobilie {id}',
    eventNobody: 'Besichtigung',
    openHouse: 'Offene Besichtigung, Immobilie {id}',
    ownCalendar: 'Besichtigungen – {agency}',
    change: 'Ändern oder absagen',
    calendar: 'Öffnen Sie die angehängte Datei, um die Besichtigung in Ihren Kalender zu übernehmen.',
    calendarGone: 'Öffnen Sie die angehängte Datei, um die Besichtigung aus Ihrem Kalender zu nehmen.',
    calendarBefore:
      'Der bisherige Termin gilt nicht mehr: Öffnen Sie die angehängte Datei, um ihn aus Ihrem Kalender zu nehmen.',
    before: 'Bisheriger Termin',
    again: 'Möchten Sie die Immobilie zu einer anderen Zeit sehen, wählen Sie einen Termin auf ihrer Seite.',
    addressFollows: 'Der Makler nennt Ihnen die genaue Adresse.',
    asked: {
      subject: 'Ihre Besichtigung ist angefragt',
      title: 'Ihre Besichtigung ist angefragt',
      text: 'Diese Zeit bleibt für Sie frei, bis der Makler antwortet. Die Besichtigung findet statt, sobald Sie die Bestätigung haben. Kommt etwas dazwischen? Der Link unten genügt, oder ein Anruf.',
      agency: 'Besichtigung angefragt',
      agencyText:
        'Der Besucher fragt diese Zeit auf der Website an. Bestätigen Sie sie im Arbeitsbereich, oder lehnen Sie sie dort ab.',
    },
    confirmed: {
      subject: 'Ihre Besichtigung ist gebucht',
      title: 'Ihre Besichtigung ist gebucht',
      text: 'Diese Zeit ist für Sie reserviert. Der Makler sagt Ihnen, um wie viel Uhr genau er Sie erwartet. Kommt etwas dazwischen? Der Link unten genügt, oder ein Anruf.',
      agency: 'Besichtigung gebucht',
      agencyText:
        'Der Besucher hat diese Zeit auf der Website gewählt. Sagen Sie ihm, um wie viel Uhr genau Sie ihn erwarten.',
    },
    changed: {
      subject: 'Ihre Besichtigung wurde verlegt',
      title: 'Ihre Besichtigung wurde verlegt',
      text: 'Das ist der neue Termin. Der alte gilt nicht mehr. Der Makler sagt Ihnen, um wie viel Uhr genau er Sie erwartet.',
      agency: 'Besichtigung verlegt',
      agencyText:
        'Der Besucher hat über den Link in seiner E-Mail einen anderen Termin gewählt. Der alte gilt nicht mehr.',
    },
    cancelled: {
      subject: 'Ihre Besichtigung ist abgesagt',
      title: 'Ihre Besichtigung ist abgesagt',
      text: 'Der Termin ist wieder frei.',
      agency: 'Besichtigung abgesagt',
      agencyText: 'Der Besucher hat über den Link in seiner E-Mail abgesagt. Der Termin ist wieder frei.',
    },
    timed: {
      subject: 'Die Uhrzeit Ihrer Besichtigung',
      title: 'Die Uhrzeit Ihrer Besichtigung',
      text: 'Der Makler erwartet Sie zu dieser Uhrzeit. Kommt etwas dazwischen? Der Link unten genügt, oder ein Anruf.',
      agency: 'Uhrzeit einer Besichtigung festgelegt',
      agencyText: 'Die Uhrzeit dieser Besichtigung wurde im Büro festgelegt.',
    },
    refused: {
      subject: 'Ihre Besichtigung kann nicht stattfinden',
      title: 'Ihre Besichtigung kann nicht stattfinden',
      text: 'Das Büro kann die gewünschte Besichtigung nicht zusagen.',
      agency: 'Besichtigung abgelehnt',
      agencyText: 'Die Besichtigung wurde im Büro abgelehnt. Der Termin ist wieder frei.',
    },
    reminder: {
      subject: 'Ihre Besichtigung morgen',
      title: 'Ihre Besichtigung ist morgen',
      text: 'Wir erinnern Sie an Ihre Besichtigung. Ist etwas dazwischengekommen? Der Link unten genügt, oder ein Anruf.',
      agency: 'Besichtigung morgen',
      agencyText: 'Erinnerung an eine Besichtigung, die morgen stattfindet.',
    },
    handed: {
      subject: 'Jemand anders empfängt Sie zu Ihrer Besichtigung',
      title: 'Jemand anders empfängt Sie',
      text: 'Ihre Besichtigung findet zur selben Zeit statt: Eine andere Person unseres Büros empfängt Sie, ihren Namen finden Sie unten. Kommt etwas dazwischen? Der Link unten genügt, oder ein Anruf.',
      agency: 'Besichtigung übernommen',
      agencyText: 'Sie übernehmen diese Besichtigung von jemandem, der keinen Zugang mehr zum Büro hat.',
    },
    /** Mail to the agent who no longer has a viewing. */
    left: {
      agency: 'Besichtigung abgegeben',
      agencyText:
        '{agent} übernimmt diese Besichtigung. Öffnen Sie die angehängte Datei, um sie aus Ihrem Kalender zu entfernen.',
    },
    /** Mail that reminds the agent of a viewing whose hour is not set. */
    unfixed: {
      agency: 'Besichtigung morgen ohne Uhrzeit',
      agencyText:
        'Die Besichtigung von morgen hat noch keine Uhrzeit: Legen Sie sie im Arbeitsbereich fest, sonst weiß der Besucher nicht, wann er kommen soll. Er erhält keine Erinnerung, aber die Uhrzeit, sobald Sie sie festlegen.',
    },
    byDesk: {
      confirmed: {
        text: 'Der Makler hat Ihre Besichtigung bestätigt. Kommt etwas dazwischen? Der Link unten genügt, oder ein Anruf.',
        agencyText: 'Die Besichtigung wurde im Büro bestätigt.',
      },
      changed: {
        text: 'Das Büro hat Ihre Besichtigung verlegt. Das ist der neue Termin; der alte gilt nicht mehr. Passt er Ihnen nicht, führt der Link unten zu anderen Terminen, oder rufen Sie uns an.',
        agencyText: 'Die Besichtigung wurde im Büro verlegt. Der alte Termin gilt nicht mehr.',
      },
      cancelled: {
        text: 'Das Büro hat Ihre Besichtigung abgesagt.',
        agencyText: 'Die Besichtigung wurde im Büro abgesagt. Der Termin ist wieder frei.',
      },
    },
    comeAt: 'Sie werden um {from} Uhr erwartet.',
    hourFollows: 'Der Makler sagt Ihnen, um wie viel Uhr genau er Sie erwartet.',
    reason: 'Das Büro schreibt Ihnen:',
    agencyReason: 'Das wurde dem Besucher geschrieben:',
    notTold: 'Der Besucher hat keine E-Mail-Adresse angegeben und das daher nicht erhalten: Bitte rufen Sie ihn an.',
  },
  adverts: {
    subject: 'Zu ändern in Ihren Anzeigen',
    title: 'Ihre Anzeigen',
    intro: 'Das ergab die Prüfung Ihrer Anzeigen. Verstöße gegen das Gesetz stehen zuerst.',
    nothing: 'Die Prüfung Ihrer Anzeigen hat nichts mehr ergeben.',
    one: 'Im Arbeitsbereich ansehen',
    more: 'Weitere Anzeigen mit Befunden: {count}.',
    all: 'Alle Anzeigen im Arbeitsbereich ansehen',
    once: 'Sie erhalten diese E-Mail höchstens einmal am Tag: solange ein Gesetz verletzt wird, oder wenn etwas anderes gefunden wird.',
  },
  alarm: {
    begun: {
      mails: {
        subject: 'E-Mails der Website bleiben liegen',
        text: 'Wartende E-Mails: {count}, die älteste seit {minutes} Minuten. Ist der Mailserver erreichbar, und nimmt er sie an? Die Website versucht es zwei Tage lang von selbst weiter.',
      },
      leads: {
        subject: 'Anfragen erreichen Ihre Software nicht',
        text: 'Anfragen, die auf Ihre Software warten: {count}, die älteste seit {minutes} Minuten. Die zugehörigen E-Mails sind davon nicht betroffen. Die Website versucht es zwei Tage lang von selbst weiter.',
      },
      imports: {
        subject: 'Der Import der Immobilien schlägt fehl',
        text: 'Die letzten {count} Importe sind fehlgeschlagen; Besucher sehen die Immobilien auf dem Stand vom {day}, {time} Uhr. „npm run check“ nennt den Grund.',
      },
      disk: {
        subject: 'Die Festplatte ist fast voll',
        text: 'Auf der Festplatte von {machine} sind noch {percent} % frei, {megabytes} MB. Ist sie voll, nimmt die Website keine Anfragen mehr an.',
      },
      certificate: {
        subject: 'Das Zertifikat läuft bald ab',
        text: 'Das Zertifikat von {host} gilt bis zum {day}. Die Erneuerung scheint nicht zu funktionieren: Ohne gültiges Zertifikat warnen Browser vor der Website.',
      },
      secret: {
        subject: 'Der geheime Schlüssel der Website sollte ersetzt werden',
        text: 'Der geheime Schlüssel der Website stammt vom {day} und ist damit älter als ein Jahr. „npm run secret -- rotate“ ersetzt ihn; was damit erstellt wurde, gilt weiter.',
      },
      backup: {
        subject: 'Die letzte Sicherung ist alt',
        text: 'Die letzte Sicherung von {machine} ist vom {day}, {time} Uhr. Seither ist „npm run backup“ nicht mehr gelungen: Fällt die Festplatte aus, ist alles verloren, was danach eingegangen ist.',
      },
    },
    over: {
      mails: 'Keine E-Mail wartet mehr länger als eine Stunde',
      leads: 'Anfragen erreichen Ihre Software wieder',
      imports: 'Der Import der Immobilien funktioniert wieder',
      disk: 'Auf der Festplatte ist wieder Platz',
      certificate: 'Das Zertifikat wurde erneuert',
      secret: 'Der geheime Schlüssel der Website wurde ersetzt',
      backup: 'Eine neue Sicherung wurde erstellt',
    },
    since: 'Die Störung vom {day}, {time} Uhr ist behoben.',
    once: 'Sie erhalten eine E-Mail, wenn eine Störung beginnt, und eine, wenn sie behoben ist.',
  },
  'request-answer': {
    subject: 'Unsere Antwort auf Ihre Anfrage',
    title: 'Unsere Antwort',
    asked: 'Was Sie am {day} um {time} Uhr gefragt haben',
  },
  'request-assigned': {
    subject: 'Anfrage {reference} ist Ihnen zugewiesen',
    title: 'Eine Anfrage für Sie',
    text: '{by} hat Ihnen Anfrage {reference} zugewiesen.',
  },
  'work-handed': {
    subject: 'Sie übernehmen die Arbeit von {from}',
    title: 'Arbeit für Sie',
    text: '{by} hat {from} den Zugang entzogen und Ihnen die Arbeit übergeben. Jede Besichtigung erhalten Sie auch in einer eigenen E-Mail, mit dem Kalendereintrag.',
    requests: 'Offene Anfragen',
    viewings: 'Kommende Besichtigungen',
    homes: 'Immobilien, als deren Ansprechpartner die Website jetzt Sie nennt',
    open: 'Meine Anfragen ansehen',
  },
  'lead-failed': {
    subject: 'Anfrage {reference}: bitte in {system} nachsehen',
    title: 'Eine Anfrage ist vielleicht nicht angekommen',
    perhaps:
      'Anfrage {reference} ging an {system}, doch die Antwort ging verloren: Vielleicht steht sie schon dort. Damit sie nicht doppelt eingetragen wird, sendet die Website sie nicht erneut. Bitte sehen Sie nach und tragen Sie sie selbst ein, falls sie fehlt.',
    refused: '{system} hat Anfrage {reference} abgelehnt. Bitte tragen Sie sie selbst ein.',
    'given-up':
      'Anfrage {reference} konnte zwei Tage lang nicht an {system} gesendet werden. Die Website versucht es nicht mehr: Bitte tragen Sie sie selbst ein.',
    note: 'Die E-Mail mit der Anfrage selbst haben Sie gesondert erhalten.',
  },
  friend: {
    subject: 'Ein Besucher unserer Website meint, diese Seite könnte Ihnen gefallen',
    title: 'Jemand hat an Sie gedacht',
    text: 'Ein Besucher unserer Website hat uns gebeten, Ihnen diese Seite zu schicken. Angegeben wurde die Adresse {from}; geprüft haben wir sie nicht.',
    message: 'Die Nachricht',
    open: 'Seite ansehen',
    stop: 'Nie wieder eine solche E-Mail von uns erhalten',
  },
  'owner-invitation': {
    subject: 'Ihr Eigentümerbereich ist bereit',
    title: 'Ihr Eigentümerbereich ist bereit',
    text: 'Dort verfolgen Sie die Besuche, Kontakte und Anzeigen Ihrer Immobilie. Wählen Sie zuerst ein Passwort; der Link gilt einmal und sieben Tage lang.',
    button: 'Passwort wählen',
  },
  'agent-invitation': {
    subject: 'Ihr Zugang zum Arbeitsbereich des Büros',
    title: 'Ihr Zugang zum Arbeitsbereich des Büros',
    text: 'Dort finden Sie die Anfragen der Website, den Kalender der Besichtigungen und die Anzeigen. Wählen Sie zuerst ein Passwort; der Link gilt einmal und sieben Tage lang.',
    button: 'Passwort wählen',
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    title: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde am {day} um {time} Uhr geändert. Alle offenen Sitzungen wurden beendet.',
    note: 'Waren Sie das nicht? Rufen Sie uns sofort an: {phone}.',
  },
  'second-factor': {
    subject: {
      on: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
      off: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
      'new-codes': 'Sie haben neue Wiederherstellungscodes',
      recovery: 'Ein Wiederherstellungscode wurde verwendet',
      guessed: 'Zu viele falsche Codes',
    },
    title: 'Anmeldung in zwei Schritten',
    on: 'Seit dem {day}, {time} Uhr, verlangt Ihr Konto neben dem Passwort einen Code Ihrer App. Bewahren Sie Ihre {count} Wiederherstellungscodes sicher auf.',
    off: 'Am {day} um {time} Uhr wurde die Anmeldung in zwei Schritten für Ihr Konto ausgeschaltet. Das Passwort genügt wieder.',
    'new-codes':
      'Am {day} um {time} Uhr wurden neue Wiederherstellungscodes für Ihr Konto erstellt. Die bisherigen gelten nicht mehr.',
    recovery:
      'Am {day} um {time} Uhr wurde in Ihrem Konto ein Wiederherstellungscode verwendet. Verbleibende Codes: {count}.',
    guessed:
      'Am {day} um {time} Uhr folgten zu viele falsche Codes auf Ihr Passwort. Vielleicht kennt es jemand: Ändern Sie es.',
    note: 'Waren Sie das nicht? Ändern Sie Ihr Passwort und rufen Sie uns an: {phone}.',
  },
  'unsubscribe-link': {
    subject: 'Abmeldung von unseren E-Mails',
    title: 'Abmelden',
    text: 'Das schicken wir an diese Adresse. Jeder Link führt zu einer Seite mit einem einzigen Knopf, der es sofort beendet.',
    alert: 'Suchauftrag',
    newsletter: 'Newsletter',
    button: 'Abmelden',
  },
};
