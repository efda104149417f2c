import type { FR_LETTERS } from '../fr/letters.ts';

export const EN_LETTERS: typeof FR_LETTERS = {
  appointment: {
    when: 'When',
    where: 'Where',
    agent: 'Your agent',
    visitor: 'Visitor',
    event: 'Visit, property {id}',
    eventNobody: 'Visit',
    change: 'Change or cancel',
    calendar: 'Open the attached file to put the visit in your calendar.',
    confirmed: {
      subject: 'Your visit is confirmed',
      title: 'Your visit is confirmed',
      text: 'We expect you at the time below. If something comes up, a click below is enough, or a call.',
      agency: 'Visit confirmed',
    },
    changed: {
      subject: 'Your visit has moved',
      title: 'Your visit has moved',
      text: 'This is the new time. The old one no longer counts.',
      agency: 'Visit moved',
    },
    cancelled: {
      subject: 'Your visit is cancelled',
      title: 'Your visit is cancelled',
      text: 'The place is free again. To see the property on another day, choose a time on its page.',
      agency: 'Visit cancelled',
    },
  },
  friend: {
    subject: 'A visitor of our site thinks you will like this page',
    title: 'Somebody thought of you',
    text: 'A visitor of our site asked us to send you this page. The address given was {from}; we have not checked it.',
    message: 'The note',
    open: 'See the page',
    stop: 'Never receive this kind of e-mail from us again',
  },
  'owner-invitation': {
    subject: 'Your owner account is ready',
    title: 'Your owner account is ready',
    text: 'There you follow the visits, contacts and adverts of your property. Choose a password first; the link works once, for seven days.',
    button: 'Choose a password',
  },
  'password-changed': {
    subject: 'Your password has changed',
    title: 'Your password has changed',
    text: 'The password of your owner account changed on {day} at {time}. All open sessions have been closed.',
    note: 'If that was not you, call us at once on {phone}.',
  },
  'unsubscribe-link': {
    subject: 'Unsubscribe from our e-mails',
    title: 'Unsubscribe',
    text: 'This link stops the alerts and the newsletter that we send to this address. One click is enough.',
    button: 'Unsubscribe me',
  },
};
