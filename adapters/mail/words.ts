import type { Language } from '../../domain/text/language.ts';
import { DE_ALERTS } from './locales/de/alerts.ts';
import { DE_FORMS } from './locales/de/forms.ts';
import { DE_FRAME } from './locales/de/frame.ts';
import { DE_LETTERS } from './locales/de/mails.ts';
import { DE_OFFERS } from './locales/de/offers.ts';
import { EN_ALERTS } from './locales/en/alerts.ts';
import { EN_FORMS } from './locales/en/forms.ts';
import { EN_FRAME } from './locales/en/frame.ts';
import { EN_LETTERS } from './locales/en/mails.ts';
import { EN_OFFERS } from './locales/en/offers.ts';
import type { FormsWords } from './locales/form-words.ts';
import { FR_ALERTS } from './locales/fr/alerts.ts';
import { FR_FORMS } from './locales/fr/forms.ts';
import { FR_FRAME } from './locales/fr/frame.ts';
import { FR_LETTERS } from './locales/fr/mails.ts';
import { FR_OFFERS } from './locales/fr/offers.ts';
import { NL_ALERTS } from './locales/nl/alerts.ts';
import { NL_FORMS } from './locales/nl/forms.ts';
import { NL_FRAME } from './locales/nl/frame.ts';
import { NL_LETTERS } from './locales/nl/mails.ts';
import { NL_OFFERS } from './locales/nl/offers.ts';

/** Texts around the content of all mails, and names of fields and values; with placeholders such as {name}. */
export type FrameWords = typeof FR_FRAME;

export type MailTexts = typeof FR_LETTERS;
export type AlertWords = typeof FR_ALERTS;
export type OfferWords = typeof FR_OFFERS;

export type MailWords = {
  readonly frame: FrameWords;
  readonly forms: FormsWords;
  readonly letters: MailTexts;
  readonly alerts: AlertWords;
  readonly offers: OfferWords;
};

/** All fixed texts of mails, by language. */
export const WORDS: Readonly<Record<Language, MailWords>> = {
  fr: { frame: FR_FRAME, forms: FR_FORMS, letters: FR_LETTERS, alerts: FR_ALERTS, offers: FR_OFFERS },
  nl: { frame: NL_FRAME, forms: NL_FORMS, letters: NL_LETTERS, alerts: NL_ALERTS, offers: NL_OFFERS },
  en: { frame: EN_FRAME, forms: EN_FORMS, letters: EN_LETTERS, alerts: EN_ALERTS, offers: EN_OFFERS },
  de: { frame: DE_FRAME, forms: DE_FORMS, letters: DE_LETTERS, alerts: DE_ALERTS, offers: DE_OFFERS },
};
