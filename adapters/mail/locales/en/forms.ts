import type { FormsWords } from '../form-words.ts';

export const EN_FORMS: FormsWords = {
  'contact-me': {
    agency: { subject: 'Question about a property', title: 'A question about a property' },
    sender: {
      subject: 'Your question has arrived',
      title: 'Your question has arrived',
      text: ['Thank you for your message. The person who looks after this property has it.'],
      next: [
        'You receive an answer in your language, usually on the next working day.',
        'If the property appeals to you, we arrange a visit at a time that suits you.',
      ],
    },
  },
  'contact-construction': {
    agency: { subject: 'Question about a project', title: 'A question about a project' },
    sender: {
      subject: 'Your question about the project has arrived',
      title: 'Your question has arrived',
      text: ['Thank you for your message. The person who looks after this project has it.'],
      next: [
        'You receive an answer in your language, usually on the next working day.',
        'You receive the plans and a list of the units still available.',
      ],
    },
  },
  'contact-demand': {
    agency: { subject: 'Request for a valuation', title: 'A request for a valuation' },
    sender: {
      subject: 'Your valuation request has arrived',
      title: 'Your valuation request has arrived',
      text: ['Thank you for putting the question to us. The valuation is free and commits you to nothing.'],
      next: [
        'We get in touch to arrange a time, usually on the next working day.',
        'On site, allow a little under an hour: we measure and look at the condition.',
        'Afterwards you receive a value in writing, with the reasons behind it.',
      ],
    },
  },
  'demand-register': {
    agency: { subject: 'New search alert', title: 'A search alert, still to be confirmed by the visitor' },
    sender: {
      subject: 'Confirm your search alert',
      title: 'One more step',
      text: ['Confirm your address, and your alert starts.'],
      button: 'Confirm my alert',
      next: [
        'As soon as a property matches, or its price drops, we write to you and say why.',
        'Each message has a link that stops the alert, without a password.',
      ],
      note: 'Without this confirmation nothing starts: we do not write again, and we erase your details after {days} days.',
    },
  },
  'send-to-friend': {
    agency: { subject: 'A page was recommended', title: 'A visitor recommended a page' },
    sender: {
      subject: 'Your message is on its way',
      title: 'Your message is on its way',
      text: ['Your friend receives the address of the page and your note.'],
      next: ['If your friend replies, the reply goes to you.', 'We write to that address once and do not keep it.'],
    },
  },
  'site-contact': {
    agency: { subject: 'Message from the site', title: 'A message from the site' },
    sender: {
      subject: 'Your message has arrived',
      title: 'Your message has arrived',
      text: ['Thank you for writing to us.'],
      next: ['The right person answers you in your language, usually on the next working day.'],
    },
  },
  'sign-newsletter': {
    agency: { subject: 'Newsletter subscription', title: 'A subscription, still to be confirmed by the visitor' },
    sender: {
      subject: 'Confirm your subscription',
      title: 'One more step',
      text: ['Confirm your address to receive our newsletter.'],
      button: 'Confirm my subscription',
      next: [
        'The newsletter comes once a month, in your language.',
        'A link at the foot of each issue unsubscribes you, without a password.',
      ],
      note: 'Without this confirmation nothing starts: we do not write again, and we erase your details after {days} days.',
    },
  },
  'purchase-offer': {
    agency: { subject: 'Draft offer', title: 'A draft offer, not confirmed yet' },
    sender: {
      subject: 'Your draft offer, to be confirmed',
      title: 'Read your draft offer again',
      text: [
        'This text does not bind you yet. It becomes your offer when you confirm it.',
        'In Belgium a written offer binds you until its date. If the seller accepts it in writing, the sale is concluded, even before the sale agreement is signed.',
      ],
      button: 'Read and confirm my offer',
      next: ['Once you have confirmed, we put the offer to the seller.', 'We tell you the answer, whatever it is.'],
      note: 'Is a figure wrong, or have you changed your mind? Then do not confirm. Without your confirmation nothing happens with this draft.',
    },
  },
  'alert-confirmed': {
    agency: { subject: 'Search alert confirmed', title: 'A search alert, confirmed by the visitor' },
  },
  'offer-confirmed': {
    agency: { subject: 'Confirmed offer', title: 'An offer, confirmed by the buyer' },
    sender: {
      subject: 'Your offer is confirmed',
      title: 'Your offer is confirmed',
      text: ['Your offer now binds you, until its date and on the terms below.'],
      next: [
        'We put it to the seller.',
        'We tell you the answer, whatever it is.',
        'If the seller accepts, we prepare the sale agreement with both notaries.',
      ],
    },
  },
  'rental-application': {
    agency: { subject: 'Rental application', title: 'A rental application' },
    sender: {
      subject: 'Your application has arrived',
      title: 'Your application has arrived',
      text: ['Thank you. We have your application.'],
      next: [
        'We check that it is complete and put it to the owner, who chooses.',
        'You receive an answer, even if it is no.',
        'An application that is not chosen is erased after {months} months.',
      ],
    },
  },
  'document-request': {
    agency: { subject: 'Request for documents', title: 'A request for documents' },
    sender: {
      subject: 'The documents you asked for',
      title: 'The documents of this property',
      text: ['This is what we have for this property.'],
      next: ['If a document is missing, reply to this e-mail and we tell you when it comes.'],
    },
  },
  testimonial: {
    agency: { subject: 'New testimonial', title: 'A testimonial, to be read before it is published' },
    sender: {
      subject: 'Your testimonial has arrived',
      title: 'Thank you for your testimonial',
      text: ['We have received it and are reading it.'],
      next: ['We write to you before we publish it.', 'One e-mail is enough to have it changed or removed.'],
    },
  },
  'job-contact': {
    agency: { subject: 'Job application', title: 'A job application' },
    sender: {
      subject: 'Your application has arrived',
      title: 'Your application has arrived',
      text: ['Thank you for wanting to work with us. Your CV has arrived.'],
      next: [
        'Only the directors of the agency read your CV.',
        'You receive an answer in any case.',
        'Your details are erased after {months} months.',
      ],
    },
  },
  'forgot-password': {
    agency: { subject: 'Forgotten password', title: 'A forgotten password' },
    sender: {
      subject: 'Choose a new password',
      title: 'Choose a new password',
      text: ['This link works once, for 30 minutes.'],
      button: 'Choose a password',
      next: [],
      note: 'If you did not ask for this, there is nothing to do: your password stays the same.',
    },
  },
};
