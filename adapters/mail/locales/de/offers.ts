import type { FR_OFFERS } from '../fr/offers.ts';

export const DE_OFFERS: typeof FR_OFFERS = {
  confirmed: {
    owner: {
      subject: 'Für Ihre Immobilie liegt ein Angebot vor',
      text: 'Ein Käufer hat ein Angebot für Ihre Immobilie bestätigt. Ihr Makler legt es Ihnen vor und nennt Ihnen dann Betrag und Bedingungen.',
    },
  },
  told: {
    agency: {
      subject: 'Angebot dem Verkäufer vorgelegt',
      text: 'Im Büro wurde vermerkt, dass der Verkäufer dieses Angebot kennt.',
    },
    sender: {
      subject: 'Ihr Angebot liegt dem Verkäufer vor',
      text: 'Der Verkäufer kennt Betrag und Bedingungen Ihres Angebots. Wir teilen Ihnen seine Antwort in jedem Fall mit.',
    },
    owner: {
      subject: 'Ein Angebot für Sie',
      text: 'Dies ist ein Angebot für Ihre Immobilie, gültig bis einschließlich {until}. Sagen Sie uns, was Sie davon halten: Ohne Sie wird nichts entschieden.',
    },
  },
  countered: {
    agency: { subject: 'Gegenangebot vermerkt', text: 'Das Gegenangebot des Verkäufers wurde im Büro vermerkt.' },
    sender: {
      subject: 'Der Verkäufer macht ein Gegenangebot',
      text: 'Der Verkäufer verlangt {amount} und erwartet Ihre Antwort bis einschließlich {until}. Sind Sie einverstanden, oder möchten Sie darüber sprechen? Antworten Sie auf diese E-Mail, oder rufen Sie uns an.',
    },
    owner: {
      subject: 'Ihr Gegenangebot ist übermittelt',
      text: 'Der Käufer weiß, dass Sie {amount} verlangen, bis einschließlich {until}. Wir teilen Ihnen seine Antwort mit.',
    },
  },
  accepted: {
    agency: {
      subject: 'Angebot vom Verkäufer angenommen',
      text: 'Die Zusage des Verkäufers vom {on} wurde im Büro vermerkt. Die Anfrage zeigt die anderen Angebote für diese Immobilie und ihren Stand.',
    },
    sender: {
      subject: 'Ihr Angebot ist angenommen',
      text: 'Der Verkäufer hat es am {on} für {amount} angenommen. Wir rufen Sie an, um den Vorvertrag vorzubereiten.',
    },
    owner: {
      subject: 'Sie haben ein Angebot angenommen',
      text: 'Wir haben Ihre Zusage vom {on} über {amount} vermerkt und den Käufer informiert. Haben Sie das nicht so entschieden, rufen Sie uns bitte sofort an.',
    },
  },
  refused: {
    agency: {
      subject: 'Angebot vom Verkäufer abgelehnt',
      text: 'Die Ablehnung des Verkäufers vom {on} wurde im Büro vermerkt.',
    },
    sender: {
      subject: 'Ihr Angebot wurde nicht angenommen',
      text: 'Der Verkäufer hat es am {on} abgelehnt. Es bindet Sie nicht mehr. Antworten Sie auf diese E-Mail, oder rufen Sie uns an, wenn Sie darüber sprechen oder ein anderes Angebot machen möchten.',
    },
    owner: {
      subject: 'Sie haben ein Angebot abgelehnt',
      text: 'Wir haben Ihre Ablehnung vom {on} vermerkt und den Käufer informiert. Haben Sie das nicht so entschieden, rufen Sie uns bitte sofort an.',
    },
  },
  answered: {
    sender: {
      subject: 'Der Verkäufer hat ein anderes Angebot angenommen',
      text: 'Ihr Angebot bindet Sie nicht mehr. Antworten Sie auf diese E-Mail, oder rufen Sie uns an, wenn Sie eine Frage haben oder eine andere Immobilie suchen.',
    },
  },
  withdrawn: {
    agency: { subject: 'Angebot zurückgezogen', text: 'Die Rücknahme dieses Angebots wurde im Büro vermerkt.' },
    sender: {
      subject: 'Ihr Angebot ist zurückgezogen',
      text: 'Ihr Angebot ist zurückgezogen und bindet Sie nicht mehr. Wollten Sie das nicht, rufen Sie uns bitte an.',
    },
    owner: {
      subject: 'Ein Angebot ist zurückgezogen',
      text: 'Dieses Angebot für Ihre Immobilie ist zurückgezogen und zählt nicht mehr. Rufen Sie uns an, wenn Sie eine Frage haben.',
    },
  },
  lapsed: {
    agency: {
      subject: 'Angebot ohne Entscheidung abgelaufen',
      text: 'Dieses Angebot ist abgelaufen, ohne dass eine Entscheidung des Verkäufers vermerkt wurde.',
    },
    sender: {
      subject: 'Ihr Angebot ist abgelaufen',
      text: 'Es galt bis {until} und bindet Sie nicht mehr: Bis zum Ende dieses Tages haben wir keine Entscheidung des Verkäufers vermerkt. Möchten Sie die Immobilie noch, erstellen Sie ein neues Angebot, oder rufen Sie uns an.',
    },
    owner: {
      subject: 'Ein Angebot ist abgelaufen',
      text: 'Ein Angebot für Ihre Immobilie ist abgelaufen, ohne dass wir eine Entscheidung von Ihnen vermerkt haben. Es bindet den Käufer nicht mehr. Rufen Sie uns an, wenn Sie es angenommen hatten oder es Sie interessiert hat.',
    },
  },
  /** Mails after the owner's counter-offer expired. */
  lapsedCounter: {
    agency: {
      subject: 'Gegenangebot ohne Antwort abgelaufen',
      text: 'Das Gegenangebot des Verkäufers ist abgelaufen, ohne dass eine Antwort des Käufers vermerkt wurde.',
    },
    sender: {
      subject: 'Das Gegenangebot des Verkäufers ist abgelaufen',
      text: 'Sie konnten bis {until} antworten, und wir haben keine Antwort von Ihnen vermerkt. Ihr Angebot bindet Sie nicht mehr. Möchten Sie die Immobilie noch, rufen Sie uns an.',
    },
    owner: {
      subject: 'Ihr Gegenangebot ist abgelaufen',
      text: 'Der Käufer konnte bis {until} antworten, und wir haben keine Antwort vermerkt. Es gilt nicht mehr. Rufen Sie uns an, wenn Sie eine Frage haben.',
    },
  },
  open: { sender: 'Mein Angebot ansehen', owner: 'In meinem Bereich ansehen' },
  answeredToo: 'Weitere Angebote, die mit dieser Zusage beantwortet sind',
  noSale: 'Die Website und diese E-Mail schließen keinen Verkauf ab: Sie sagen, was vermerkt wurde.',
  asked: 'Vom Verkäufer verlangter Preis',
  askedUntil: 'Antwort bis',
  buyer: 'Käufer',
  remark: 'Weitere Bedingungen',
  name: 'Kaufangebot',
  states: {
    drafted: 'Entwurf',
    confirmed: 'bestätigt',
    told: 'dem Eigentümer mitgeteilt',
    countered: 'Gegenangebot',
    accepted: 'angenommen',
    refused: 'abgelehnt',
    answered: 'anderes Angebot angenommen',
    withdrawn: 'zurückgezogen',
    lapsed: 'abgelaufen',
  },
};
