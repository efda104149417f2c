import type { CertificateScheme } from '../../../domain/energy/certificate-scheme.ts';
import type { CodedValue } from '../../../domain/listing/coded-value.ts';
import type { Goal } from '../../../domain/listing/listing.ts';
import type { PropertyTypeName } from '../../../domain/listing/property-type.ts';
import type { Language } from '../../../domain/text/language.ts';

/** Phrases in one language that use cases put into pages, mails and files, by key. Placeholders are written `{{name}}`. */
export type Phrases = {
  /** Names of property types, where neither feed nor content has one. */
  readonly propertyTypes: Readonly<Record<PropertyTypeName, string>>;
  readonly codedValues: Readonly<Record<CodedValue, string>>;
  /** Names of energy certificates, as printed before the class. */
  readonly certificates: Readonly<Record<CertificateScheme, string>>;
  readonly listHeading: ListHeadingPhrases;
  /** What the agency's system is told of a visitor's consent to mails. */
  readonly leads: { readonly consented: string };
};

/** `what` stands in for a type. The last three locate `{{place}}`; in French, names that begin with Le or Les are contracted. */
export type ListHeadingPhrases = Readonly<Record<Goal | 'what' | 'in' | 'inLe' | 'inLes', string>>;

/** The phrases of a language. */
export type PhrasesIn = (language: Language) => Phrases;
