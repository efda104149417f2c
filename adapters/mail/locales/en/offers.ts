import type { FR_OFFERS } from '../fr/offers.ts';

export const EN_OFFERS: typeof FR_OFFERS = {
  confirmed: {
    owner: {
      subject: 'There is an offer for your property',
      text: 'A buyer has confirmed an offer for your property. Your agent puts it to you and tells you the amount and the terms.',
    },
  },
  told: {
    agency: {
      subject: 'Offer passed on to the seller',
      text: 'It was noted at the desk that the seller knows this offer.',
    },
    sender: {
      subject: 'Your offer is with the seller',
      text: 'The seller knows the amount and the terms of your offer. We tell you the answer, whatever it is.',
    },
    owner: {
      subject: 'An offer is put to you',
      text: 'This is an offer for your property, valid until {until}, that day included. Tell us what you think of it: nothing is decided without you.',
    },
  },
  countered: {
    agency: { subject: 'Counter-offer noted', text: 'The seller’s counter-offer was noted at the desk.' },
    sender: {
      subject: 'The seller makes a counter-offer',
      text: 'The seller asks for {amount} and awaits your answer until {until}, that day included. Do you agree, or would you like to talk about it? Reply to this e-mail or call us.',
    },
    owner: {
      subject: 'Your counter-offer is passed on',
      text: 'The buyer knows that you ask for {amount}, until {until}, that day included. We tell you the answer.',
    },
  },
  accepted: {
    agency: {
      subject: 'Offer accepted by the seller',
      text: 'The seller’s agreement of {on} was noted at the desk. The request shows the other offers for this property and their state.',
    },
    sender: {
      subject: 'Your offer is accepted',
      text: 'The seller accepted it on {on}, for {amount}. We call you to prepare the sale agreement.',
    },
    owner: {
      subject: 'You accepted an offer',
      text: 'We noted your agreement of {on}, for {amount}, and informed the buyer. If this is not what you decided, call us at once.',
    },
  },
  refused: {
    agency: { subject: 'Offer refused by the seller', text: 'The seller’s refusal of {on} was noted at the desk.' },
    sender: {
      subject: 'Your offer was not accepted',
      text: 'The seller refused it on {on}. It no longer binds you. Reply to this e-mail or call us if you would like to talk about it or to make another offer.',
    },
    owner: {
      subject: 'You refused an offer',
      text: 'We noted your refusal of {on} and informed the buyer. If this is not what you decided, call us at once.',
    },
  },
  answered: {
    sender: {
      subject: 'The seller accepted another offer',
      text: 'Your offer no longer binds you. Reply to this e-mail or call us if you have a question or look for another property.',
    },
  },
  withdrawn: {
    agency: { subject: 'Offer withdrawn', text: 'The withdrawal of this offer was noted at the desk.' },
    sender: {
      subject: 'Your offer is withdrawn',
      text: 'Your offer is withdrawn and no longer binds you. If this is not what you wanted, call us.',
    },
    owner: {
      subject: 'An offer is withdrawn',
      text: 'This offer for your property is withdrawn and no longer counts. Call us if you have a question.',
    },
  },
  lapsed: {
    agency: {
      subject: 'Offer expired without a decision',
      text: 'This offer expired before a decision of the seller was noted.',
    },
    sender: {
      subject: 'Your offer has expired',
      text: 'It was valid until {until} and no longer binds you: we noted no decision of the seller before the end of that day. If you still want the property, prepare a new offer or call us.',
    },
    owner: {
      subject: 'An offer has expired',
      text: 'An offer for your property expired before we noted a decision of yours. It no longer binds the buyer. Call us if you had accepted it or were interested.',
    },
  },
  /** Mails after the owner's counter-offer expired. */
  lapsedCounter: {
    agency: {
      subject: 'Counter-offer expired without an answer',
      text: 'The seller’s counter-offer expired before an answer of the buyer was noted.',
    },
    sender: {
      subject: 'The seller’s counter-offer has expired',
      text: 'You could answer until {until}, and we noted no answer from you. Your offer no longer binds you. If you still want the property, call us.',
    },
    owner: {
      subject: 'Your counter-offer has expired',
      text: 'The buyer could answer until {until}, and we noted no answer. It no longer counts. Call us if you have a question.',
    },
  },
  open: { sender: 'See my offer', owner: 'See it in my account' },
  answeredToo: 'Other offers answered with this agreement',
  noSale: 'The site and this e-mail conclude no sale: they say what was noted.',
  asked: 'Price the seller asks for',
  askedUntil: 'Answer until',
  buyer: 'Buyer',
  remark: 'Other conditions',
  name: 'Purchase offer',
  states: {
    drafted: 'draft',
    confirmed: 'confirmed',
    told: 'told to the owner',
    countered: 'countered',
    accepted: 'accepted',
    refused: 'refused',
    answered: 'another offer accepted',
    withdrawn: 'withdrawn',
    lapsed: 'lapsed',
  },
};
