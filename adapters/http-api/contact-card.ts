import type { SiteContent } from '../../domain/page/site.ts';
import { isLanguage } from '../../domain/text/language.ts';
import { textIn } from '../../domain/text/localized.ts';
import { phoneE164 } from '../../domain/text/phone.ts';
import { CONTACT_CARD } from '../../application/view/contact-card.ts';
import { escapeText, foldLine } from '../wire/content-lines.ts';
import type { HttpRequest, HttpResponse } from '../wire/exchange.ts';
import { problemResponse } from './json-response.ts';
import { textFile } from './text-file.ts';

/** Serves a vCard of an agent, or of the agency itself; returns `undefined` for other addresses. */
export function makeContactCard({
  content,
  publicUrl,
}: {
  readonly content: () => SiteContent;
  readonly publicUrl: URL;
}) {
  return async (request: HttpRequest): Promise<HttpResponse | undefined> => {
    if (request.path !== CONTACT_CARD) return undefined;
    const parameters = new URLSearchParams(request.query);
    const { agency, team, settings } = content();
    const id = parameters.get('agent');
    const agent = team.find(member => member.id === id && member.status === 'Published');
    if (id !== null && !agent) return problemResponse(404, 'This address names no agent.');
    const asked = parameters.get('language');
    const language = isLanguage(asked) ? asked : settings.defaultLanguage;
    const words = (text: typeof agency.city) => textIn(text, language, settings.defaultLanguage)?.text ?? '';
    const { name, phone, email } = agent ?? agency;
    const role = agent ? words(agent.role) : '';
    const lines = [
      'BEGIN:VCARD',
      // The version is 3.0 (RFC 2426), because common phones and mail programs read it, and many do not read 4.0.
      'VERSION:3.0',
      `N:${escapeText(name)};;;;`,
      `FN:${escapeText(name)}`,
      `ORG:${escapeText(agency.name)}`,
      ...(role === '' ? [] : [`TITLE:${escapeText(role)}`]),
      `TEL;TYPE=WORK,VOICE:${escapeText(phoneE164(phone) ?? phone)}`,
      `EMAIL;TYPE=INTERNET:${escapeText(email)}`,
      `ADR;TYPE=WORK:;;${escapeText(agency.street)};${escapeText(words(agency.city))};;${escapeText(agency.postcode)};BE`,
      `URL:${publicUrl.origin}/`,
      `NOTE:${escapeText((agent ?? agency).licence ?? agency.licence)}`,
      'END:VCARD',
    ];
    const text = `${lines.map(foldLine).join('\r\n')}\r\n`;
    return textFile('text/vcard; charset=utf-8', 'contact.vcf', 'no-cache', text);
  };
}
