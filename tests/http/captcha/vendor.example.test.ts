import { afterAll, describe, expect, test } from 'vitest';
import { openOrigins } from '../../../adapters/node-server/open-origins.ts';
import { securityHeaders } from '../../../adapters/node-server/security-headers.ts';
import { preparedFormResponse } from '../../../adapters/wire/request-schemas.ts';
import { drawPages } from '../../support/reading/draw.ts';
import { readResponse } from '../../support/reading/read-answer.ts';
import { openForms, WELL } from '../../support/site/open-forms.ts';
import { serveApplication } from '../../support/server/serve-application.ts';
import { openVendorCaptcha } from '../../support/reading/vendor-captcha.ts';

let reachable = true;
const captcha = openVendorCaptcha({
  siteKey: 'site-1',
  secretKey: 'secret-1',
  verify: async ({ secretKey, answer }) => {
    if (!reachable) throw new Error('connection refused');
    return secretKey === 'secret-1' && answer.startsWith('person-');
  },
});
const desk = openForms({ challenges: captcha.challenges });
const served = await serveApplication(desk, { render: drawPages(desk, true), files: captcha.handlers });
afterAll(served.stop);

const send = async (answer: string) => {
  const filled = await desk.filled('site-contact');
  return desk.submit({ ...filled, raw: { ...filled.raw, answer } });
};

describe("a vendor's captcha", () => {
  test('passes its script and site key to the form, and keeps its secret key on the server', async () => {
    const { text } = await served.get('/api/form?form=site-contact&language=nl');
    const { challenge } = readResponse(preparedFormResponse, text);
    expect(challenge).toMatchObject({ widget: 'script', props: { siteKey: 'site-1', api: 'vendorCaptcha' } });
    expect(text).not.toContain('secret-1');
  });

  test('renders the container of its widget, without a picture', async () => {
    const { text } = await served.get('/en/contact/');
    expect(text).toContain('data-vendor');
    expect(text).not.toContain('/captcha/');
    expect(text).not.toContain('secret-1');
  });

  test('accepts an answer that the vendor confirms, once', async () => {
    expect(await send('person-1')).toMatchObject({ kind: 'sent' });
    expect(await send('person-1')).toEqual({ kind: 'captcha', code: 'used' });
    expect(await send('person-2')).toMatchObject({ kind: 'sent' });
  });

  test('refuses an answer that the vendor does not know', async () => {
    for (const answer of ['robot', WELL['site-contact']['email'] as string])
      expect(await send(answer)).toEqual({ kind: 'captcha', code: 'wrong' });
    expect(await send('')).toEqual({ kind: 'captcha', code: 'missing' });
  });

  test('stores nothing if the vendor is unreachable, and the form can be sent again', async () => {
    const filled = await desk.filled('site-contact');
    const sent = { ...filled, raw: { ...filled.raw, answer: 'person-3' } };
    reachable = false;
    await expect(desk.submit(sent)).rejects.toThrow('the captcha vendor cannot be reached');
    reachable = true;
    expect(await desk.submit(sent)).toMatchObject({ kind: 'sent' });
  });

  test('adds its origins to the security policy of the pages', () => {
    const { settings } = desk.ports.site.current().content;
    const policy = securityHeaders(new URL('https://agency.example'), openOrigins(settings, captcha.origins))[
      'content-security-policy'
    ];
    expect(policy).toMatch(/script-src 'self' https:\/\/vendor\.example(?:;| )/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/vendor\.example/);
    expect(policy).toMatch(/trusted-types site-captcha(?:;|$)/);
  });
});
