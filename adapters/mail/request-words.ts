import type { RequestWords } from '../../application/desk/requests/request-words.ts';
import { isMailForm } from '../../application/mail/mail-templates.ts';
import { fieldRows } from './field-rows.ts';
import { WORDS } from './words.ts';

/** Texts for requests in the desk, taken from the agency's mails so that both use the same terms. */
export const requestWords: RequestWords = {
  form(form, language) {
    const { forms, letters, offers } = WORDS[language];
    // The subject of the agency's mail names a draft, but the desk also lists confirmed and decided offers, so it uses the name of the
    // form.
    if (form === 'purchase-offer') return offers.name;
    return isMailForm(form) ? forms[form].agency.subject : letters.appointment.confirmed.agency;
  },
  offer: (state, language) =>
    `${WORDS[language].offers.name}${WORDS[language].frame.colon} ${WORDS[language].offers.states[state]}`,
  offerAnswered: language => WORDS[language].offers.answered.sender,
  state: (state, language) => WORDS[language].frame.states[state],
  language: (spoken, language) => WORDS[language].frame.languages[spoken],
  rows: (form, letter, language) => fieldRows(form, letter, { words: WORDS[language], language }, true),
  columns(language) {
    const { frame, letters } = WORDS[language];
    return {
      number: frame.number,
      received: frame.received,
      form: frame.request,
      state: frame.state,
      agent: letters.appointment.agent.agency,
      name: frame.fields.name,
      email: frame.fields.email,
      phone: frame.fields.phone,
      subject: frame.about.property,
      language: frame.visitorLanguage,
      message: frame.fields.remark,
    };
  },
};
