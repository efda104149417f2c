import type { FR_LETTERS } from '../fr/letters.ts';

export const EN_LETTERS: typeof FR_LETTERS = {
  appointment: {
    when: 'When',
    where: 'Where',
    agent: { visitor: 'Your agent', agency: 'Agent' },
    visitor: 'Visitor',
    event: 'Visit, property {id}',
    eventNobody: 'Visit',
    openHouse: 'Open house, property {id}',
    change: 'Change or cancel',
    calendar: 'Open the attached file to put the visit in your calendar.',
    calendarGone: 'Open the attached file to take the visit out of your calendar.',
    addressFollows: 'The agent gives you the exact address.',
    asked: {
      subject: 'You asked for a visit',
      title: 'You asked for a visit',
      text: 'These hours are kept for you until the agent answers. The visit takes place once you have their confirmation. If something comes up, the link below is enough, or a call.',
      agency: 'Visit asked for',
      agencyText: 'The visitor asked for these hours on the site. Confirm or refuse the visit in the desk.',
    },
    confirmed: {
      subject: 'Your visit is booked',
      title: 'Your visit is booked',
      text: 'These hours are kept for you. The agent lets you know at what time exactly to come. If something comes up, the link below is enough, or a call.',
      agency: 'Visit booked',
      agencyText: 'The visitor chose these hours on the site. Let them know at what time exactly to come.',
    },
    changed: {
      subject: 'Your visit has moved',
      title: 'Your visit has moved',
      text: 'This is the new time. The old one no longer counts. The agent lets you know at what time exactly to come.',
      agency: 'Visit moved',
      agencyText: 'The visitor chose another time with the link in the e-mail. The old one no longer counts.',
    },
    cancelled: {
      subject: 'Your visit is cancelled',
      title: 'Your visit is cancelled',
      text: 'The place is free again. To see the property on another day, choose a time on its page.',
      agency: 'Visit cancelled',
      agencyText: 'The visitor cancelled with the link in the e-mail. The place is free again.',
    },
  },
  alarm: {
    begun: {
      mails: {
        subject: 'E-mails of the site are waiting',
        text: 'Waiting e-mails: {count}, the oldest for {minutes} minutes. Does the mail server answer, and does it accept them? The site tries again by itself for two days.',
      },
      leads: {
        subject: 'Requests are not reaching your system',
        text: 'Requests waiting for your software: {count}, the oldest for {minutes} minutes. The e-mails about them are sent all the same. The site tries again by itself for two days.',
      },
      imports: {
        subject: 'Imports of properties are failing',
        text: 'The last {count} imports failed; visitors see the properties as of {day}, {time}. “npm run check” tells why.',
      },
      disk: {
        subject: 'The disk is almost full',
        text: '{percent} % of the disk of {machine} is left, {megabytes} MB. When it is full the site takes no more requests.',
      },
      certificate: {
        subject: 'The certificate ends soon',
        text: 'The certificate of {host} is valid until {day}. Its renewal does not seem to work: without one, browsers warn visitors off.',
      },
      secret: {
        subject: 'The secret should be replaced',
        text: 'The secret of the site dates from {day}, more than a year ago. “npm run secret -- rotate” replaces it; what was made under it still counts.',
      },
    },
    over: {
      mails: 'No e-mail waits longer than an hour any more',
      leads: 'Requests reach your system again',
      imports: 'Imports of properties work again',
      disk: 'The disk has room again',
      certificate: 'The certificate was renewed',
      secret: 'The secret was replaced',
    },
    since: 'The alarm of {day}, {time} is over.',
    once: 'You get one e-mail when it begins and one when it is over.',
  },
  'request-answer': {
    subject: 'Our answer to your request',
    title: 'Our answer',
    asked: 'What you asked on {day} at {time}',
  },
  'lead-failed': {
    subject: 'Request {reference}: please check in {system}',
    title: 'A request may not have arrived',
    perhaps:
      'Request {reference} was sent to {system}, but the response was lost: it may be there. So that it is not there twice, the site does not send it again. Please look for it, and enter it yourself if it is missing.',
    refused: '{system} refused request {reference}. Please enter it yourself.',
    'given-up':
      'Request {reference} could not be sent to {system} for two days. The site has stopped trying: please enter it yourself.',
    note: 'The e-mail with the request itself reached you separately.',
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
  'agent-invitation': {
    subject: 'Your access to the agency’s desk',
    title: 'Your access to the agency’s desk',
    text: 'There you find the requests of the site, the calendar of visits and the adverts. Choose a password first; the link works once, for seven days.',
    button: 'Choose a password',
  },
  'password-changed': {
    subject: 'Your password has changed',
    title: 'Your password has changed',
    text: 'The password of your account changed on {day} at {time}. All open sessions have been closed.',
    note: 'If that was not you, call us at once on {phone}.',
  },
  'second-factor': {
    subject: {
      on: 'Two-step login is on',
      off: 'Two-step login is off',
      'new-codes': 'You have new recovery codes',
      recovery: 'A recovery code was used',
      guessed: 'Too many wrong codes',
    },
    title: 'Two-step login',
    on: 'Since {day} at {time} your account asks for a code from your app as well as the password. Keep your {count} recovery codes in a safe place.',
    off: 'On {day} at {time} two-step login was turned off for your account. The password is enough again.',
    'new-codes': 'On {day} at {time} new recovery codes were made for your account. The former ones no longer work.',
    recovery: 'On {day} at {time} a recovery code was used in your account. Codes left: {count}.',
    guessed: 'On {day} at {time} too many wrong codes followed your password. Somebody may know it: please change it.',
    note: 'If that was not you, change your password and call us on {phone}.',
  },
  'unsubscribe-link': {
    subject: 'Unsubscribe from our e-mails',
    title: 'Unsubscribe',
    text: 'This is what we send to this address. Each link leads to a page with one button, which ends it at once.',
    alert: 'Search alert',
    newsletter: 'Newsletter',
    button: 'Unsubscribe',
  },
};
