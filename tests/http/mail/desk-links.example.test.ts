import { describe, expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { sampleMail, TEMPLATES } from '../../support/site/sample-mails.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';

const PUBLIC_URL = 'https://www.clairval.example';
const site = { ...SAMPLE_SENDER, publicUrl: PUBLIC_URL };
/** Mails about a request that only people of the agency get. */
const isAboutRequest = (template: string) =>
  template.endsWith('.agency') || template === 'lead-failed' || template === 'request-assigned';
/** Other mails that only people of the agency get. */
const TO_AGENCY = ['advert-findings', 'alarm', 'agent-invitation', 'work-handed'];

describe.each(TEMPLATES)('the mail %s', template => {
  test.each(LANGUAGES)(
    isAboutRequest(template) ? 'leads to its request in the desk, in %s' : 'does not lead into the desk, in %s',
    language => {
      const mail = sampleMail(template, language);
      const { text, html } = renderMail(mail, site);
      const desk = new RegExp(`${PUBLIC_URL}/[a-z]{2}/desk/[^\\s"]*`, 'g');
      const links = [text, html].map(body => [...new Set(body.match(desk) ?? [])]);
      if (isAboutRequest(template)) {
        const { reference } = mail.data as { readonly reference: string };
        const address = `${PUBLIC_URL}/${language}/desk/requests/${encodeURIComponent(reference)}/`;
        if (template !== 'request-assigned') expect(links).toEqual([[address], [address]]);
        else expect(links.map(({ length }) => length)).toEqual([1, 1]);
      } else if (!TO_AGENCY.includes(template)) {
        expect(`${text}${html}`).not.toContain('/desk/');
      }
    },
  );
});
