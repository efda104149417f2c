import { describe, expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import type { SentFile } from '../../../application/mail/mail-templates.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { sampleMail } from '../../support/site/sample-mails.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';

const site = { ...SAMPLE_SENDER, publicUrl: 'https://www.clairval.example' };
const NAME = 'AbCdEfGhIjKlMnOpQrStUv.pdf';

function agencyReads(scan: SentFile['scan'], language: Language = 'en') {
  const mail = sampleMail('job-contact.agency', language);
  const file: SentFile = { keptAs: NAME, contentType: 'application/pdf', ...(scan && { scan }) };
  return renderMail({ ...mail, data: { ...mail.data, files: [file] } }, site);
}

describe('the file of a job application', () => {
  test('is attached if it was scanned and clean', () => {
    const { attachments, text } = agencyReads({ kind: 'clean' });
    expect(attachments).toEqual([{ name: 'job-contact-1.pdf', contentType: 'application/pdf', keptAs: NAME }]);
    expect(text).not.toMatch(/quarant/i);
  });

  test.each([undefined, { kind: 'unscanned' } as const])('is not attached if it was not scanned: %j', scan => {
    for (const language of LANGUAGES) {
      const { attachments, text, html } = agencyReads(scan, language);
      expect(attachments).toEqual([]);
      for (const written of [text.replace(/\s+/g, ' '), html]) {
        expect(written).toContain(NAME);
        expect(written).toMatch(/quarant/i);
      }
    }
  });

  test('is not attached if malware was found, which the agency’s mail states in its language', () => {
    for (const language of LANGUAGES) {
      const { attachments, text } = agencyReads({ kind: 'infected', signature: 'Test.<b>Evil</b>-1' }, language);
      expect(attachments).toEqual([]);
      expect(text).toContain('Test.<b>Evil</b>-1');
      expect(text).toContain(NAME);
      const { html } = agencyReads({ kind: 'infected', signature: 'Test.<b>Evil</b>-1' }, language);
      expect(html).not.toContain('<b>Evil');
    }
    expect(agencyReads({ kind: 'infected', signature: 'X' }, 'fr').text).not.toBe(
      agencyReads({ kind: 'unscanned' }, 'fr').text,
    );
  });
});
