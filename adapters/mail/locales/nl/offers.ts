import type { FR_OFFERS } from '../fr/offers.ts';

export const NL_OFFERS: typeof FR_OFFERS = {
  confirmed: {
    owner: {
      subject: 'Er is een bod op uw pand',
      text: 'Een koper heeft een bod op uw pand bevestigd. Uw makelaar legt het u voor en zegt u dan het bedrag en de voorwaarden.',
    },
  },
  told: {
    agency: {
      subject: 'Bod doorgegeven aan de verkoper',
      text: 'Op het bureau is genoteerd dat de verkoper dit bod kent.',
    },
    sender: {
      subject: 'Uw bod is aan de verkoper doorgegeven',
      text: 'De verkoper kent het bedrag en de voorwaarden van uw bod. We laten u zijn antwoord in elk geval weten.',
    },
    owner: {
      subject: 'Een bod voor u',
      text: 'Dit is een bod op uw pand, geldig tot en met {until}. Zeg ons wat u ervan vindt: zonder u wordt niets beslist.',
    },
  },
  countered: {
    agency: {
      subject: 'Tegenbod genoteerd',
      text: 'Het tegenbod van de verkoper is op het bureau genoteerd.',
    },
    sender: {
      subject: 'De verkoper doet een tegenbod',
      text: 'De verkoper vraagt {amount} en wacht op uw antwoord tot en met {until}. Gaat u akkoord, of wilt u erover praten? Beantwoord deze e-mail of bel ons.',
    },
    owner: {
      subject: 'Uw tegenbod is doorgegeven',
      text: 'De koper weet dat u {amount} vraagt, tot en met {until}. We laten u zijn antwoord weten.',
    },
  },
  accepted: {
    agency: {
      subject: 'Bod aanvaard door de verkoper',
      text: 'Het akkoord van de verkoper van {on} is op het bureau genoteerd. De aanvraag toont de andere biedingen op dit pand en hun status.',
    },
    sender: {
      subject: 'Uw bod is aanvaard',
      text: 'De verkoper heeft het aanvaard op {on}, voor {amount}. We bellen u om het compromis voor te bereiden.',
    },
    owner: {
      subject: 'U hebt een bod aanvaard',
      text: 'We hebben uw akkoord van {on} genoteerd, voor {amount}, en de koper verwittigd. Is dat niet wat u besliste, bel ons dan meteen.',
    },
  },
  refused: {
    agency: {
      subject: 'Bod geweigerd door de verkoper',
      text: 'De weigering van de verkoper van {on} is op het bureau genoteerd.',
    },
    sender: {
      subject: 'Uw bod is niet aanvaard',
      text: 'De verkoper heeft het geweigerd op {on}. Het bindt u niet meer. Beantwoord deze e-mail of bel ons als u erover wilt praten of een ander bod wilt doen.',
    },
    owner: {
      subject: 'U hebt een bod geweigerd',
      text: 'We hebben uw weigering van {on} genoteerd en de koper verwittigd. Is dat niet wat u besliste, bel ons dan meteen.',
    },
  },
  answered: {
    sender: {
      subject: 'De verkoper heeft een ander bod aanvaard',
      text: 'Uw bod bindt u niet meer. Beantwoord deze e-mail of bel ons als u een vraag hebt of een ander pand zoekt.',
    },
  },
  withdrawn: {
    agency: { subject: 'Bod ingetrokken', text: 'De intrekking van dit bod is op het bureau genoteerd.' },
    sender: {
      subject: 'Uw bod is ingetrokken',
      text: 'Uw bod is ingetrokken en bindt u niet meer. Is dat niet wat u wilde, bel ons dan.',
    },
    owner: {
      subject: 'Een bod is ingetrokken',
      text: 'Dit bod op uw pand is ingetrokken en telt niet meer. Bel ons als u een vraag hebt.',
    },
  },
  lapsed: {
    agency: {
      subject: 'Bod vervallen zonder beslissing',
      text: 'Dit bod is vervallen zonder dat een beslissing van de verkoper genoteerd is.',
    },
    sender: {
      subject: 'Uw bod is vervallen',
      text: 'Het gold tot en met {until} en bindt u niet meer: wij noteerden voor het einde van die dag geen beslissing van de verkoper. Hebt u nog interesse in het pand, maak dan een nieuw bod of bel ons.',
    },
    owner: {
      subject: 'Een bod is vervallen',
      text: 'Een bod op uw pand is vervallen zonder dat wij een beslissing van u noteerden. Het bindt de koper niet meer. Bel ons als u het had aanvaard of als het u interesseerde.',
    },
  },
  /** Mails after the owner's counter-offer expired. */
  lapsedCounter: {
    agency: {
      subject: 'Tegenbod vervallen zonder antwoord',
      text: 'Het tegenbod van de verkoper is vervallen zonder dat een antwoord van de koper genoteerd is.',
    },
    sender: {
      subject: 'Het tegenbod van de verkoper is vervallen',
      text: 'U kon antwoorden tot en met {until}, en wij noteerden geen antwoord van u. Uw bod bindt u niet meer. Hebt u nog interesse in het pand, bel ons dan.',
    },
    owner: {
      subject: 'Uw tegenbod is vervallen',
      text: 'De koper kon antwoorden tot en met {until}, en wij noteerden geen antwoord. Het tegenbod geldt niet meer. Bel ons als u een vraag hebt.',
    },
  },
  open: { sender: 'Mijn bod bekijken', owner: 'In mijn ruimte bekijken' },
  answeredToo: 'Andere biedingen die met dit akkoord beantwoord zijn',
  noSale: 'De site en deze e-mail sluiten geen verkoop: ze zeggen wat genoteerd is.',
  asked: 'Prijs die de verkoper vraagt',
  askedUntil: 'Antwoord tot en met',
  buyer: 'Koper',
  remark: 'Andere voorwaarden',
  name: 'Bod',
  states: {
    drafted: 'ontwerp',
    confirmed: 'bevestigd',
    told: 'doorgegeven aan de eigenaar',
    countered: 'tegenbod',
    accepted: 'aanvaard',
    refused: 'geweigerd',
    answered: 'ander bod aanvaard',
    withdrawn: 'ingetrokken',
    lapsed: 'vervallen',
  },
};
