import { describe, expect, test, vi } from 'vitest';
import type { Documents } from '../../../application/ports/catalogue/documents.ts';
import { MOST_BYTES } from '../../../application/request/documents-to-send.ts';
import type { SubmitOutcome } from '../../../application/request/sent-form.ts';
import { FORM_NAMES, type FormName } from '../../../domain/request/forms.ts';
import { contentHours } from '../../../application/viewing/property-hours.ts';
import { openSite } from '../../support/site/sample-site.ts';
import { CV, documentsOf, openForms, propertyIn, shownBy, WELL } from '../../support/site/open-forms.ts';

const HOUR = 3_600_000;

describe.each(FORM_NAMES)('the form %s', form => {
  test('is rejected when empty, with an error for each missing field, and nothing is stored', async () => {
    const desk = openForms();
    const outcome = await desk.send(form, {}, { files: {} });
    expect(outcome.kind).toBe('invalid');
    expect(await desk.mails()).toEqual([]);
  });

  test('is stored when valid, and its mails are enqueued', async () => {
    const desk = openForms();
    const outcome = await desk.send(form);
    if (outcome.kind !== 'sent') throw new Error(JSON.stringify(outcome));
    expect(outcome.reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(outcome.href).toMatch(
      /^\/en\/[\w/-]+\?(?:property=\w+&)?(?:visit=[\dT:-]+&)?(?:sent=1&)?reference=[0-9A-Z-]+&mark=[\w-]+$/,
    );
    const mails = await desk.mails();
    expect(mails.map(({ template }) => template)).toEqual(templatesOf(form));
    for (const mail of mails) expect(mail.id.startsWith(outcome.reference)).toBe(true);
  });
});

function templatesOf(form: FormName): readonly string[] {
  if (form === 'forgot-password') return [];
  if (form === 'send-to-friend') return ['friend'];
  if (form === 'contact-appointment') return ['appointment-confirmed.agency', 'appointment-confirmed.visitor'];
  return [`${form}.agency`, ...('email' in WELL[form] ? [`${form}.sender`] : [])];
}

describe('the same form twice', () => {
  test('returns the first response even when the day was closed or the slot has passed meanwhile', async () => {
    const desk = openForms();
    const sent = await desk.filled('contact-appointment');
    const first = await desk.submit(sent);
    expect(first.kind).toBe('sent');
    const { viewingHours, viewingHoursWriter } = desk.store;
    const { agency } = await viewingHours.ofProperty({ propertyId: '', personId: '', from: 0, until: 1 });
    const hours = agency ?? contentHours(openSite().content.settings);
    const day = String(sent.raw['day']);
    const by = { by: { id: 'an', name: 'An' }, at: 0, action: 'agency-hours-changed', subject: undefined } as const;
    await viewingHoursWriter.setAgency({ ...hours, closed: [...hours.closed, { from: day, until: day }] }, by);
    expect(await desk.submit(sent)).toEqual(first);
    expect(await desk.send('contact-appointment')).toEqual({
      kind: 'invalid',
      errors: [{ field: 'day', code: 'closed-day' }],
    });
    expect(await desk.mails()).toHaveLength(2);
  });

  test('with the same key and body creates one request with one reference', async () => {
    const desk = openForms();
    const sent = await desk.filled('site-contact');
    const first = await desk.submit(sent);
    expect(await desk.submit(sent)).toEqual(first);
    expect(await desk.mails()).toHaveLength(2);
    expect((await desk.kept('zoe@example.be')).filter(({ kind }) => kind === 'request')).toHaveLength(1);
  });

  test('at the same time creates one request', async () => {
    const desk = openForms();
    const sent = await desk.filled('site-contact');
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => desk.submit(sent)));
    expect(new Set(outcomes.map(outcome => JSON.stringify(outcome))).size).toBe(1);
    expect(await desk.mails()).toHaveLength(2);
  });

  test('with the same key and another body is rejected', async () => {
    const desk = openForms();
    const sent = await desk.filled('site-contact');
    await desk.submit(sent);
    expect(await desk.submit({ ...sent, raw: { ...sent.raw, remark: 'Something else' } })).toEqual({
      kind: 'key-taken',
    });
  });

  test('after the challenge expired, with a new one, returns the first response', async () => {
    const desk = openForms();
    const sent = await desk.filled('site-contact');
    const first = await desk.submit(sent);
    desk.pass(11 * 60_000);
    expect(await desk.submit(sent)).toEqual({ kind: 'captcha', code: 'expired' });
    const { challenge } = await desk.prepare('site-contact', 'en');
    expect(await desk.submit({ ...sent, raw: { ...sent.raw, captcha: challenge.token } })).toEqual(first);
  });

  test('is accepted when the first attempt could not be stored', async () => {
    const desk = openForms();
    const keep = vi.spyOn(desk.store.submissions, 'accept').mockRejectedValueOnce(new Error('the disk is full'));
    const sent = await desk.filled('job-contact');
    await expect(desk.submit(sent)).rejects.toThrow('the disk is full');
    expect((await desk.submit(sent)).kind).toBe('sent');
    expect(keep).toHaveBeenCalledTimes(2);
  });

  test('has the uploaded file when only the first response was lost', async () => {
    const desk = openForms();
    const { accept } = desk.store.submissions;
    vi.spyOn(desk.store.submissions, 'accept').mockImplementationOnce(async submission => {
      await accept(submission);
      throw new Error('the connection broke');
    });
    const sent = await desk.filled('job-contact');
    await expect(desk.submit(sent)).rejects.toThrow('the connection broke');
    expect((await desk.submit(sent)).kind).toBe('sent');
    const [mail] = await desk.mails();
    const [file] = (mail?.data['files'] ?? []) as readonly { keptAs: string }[];
    expect([...desk.files.keys()]).toEqual([file?.keptAs]);
  });
});

describe('spam protection', () => {
  test('a filled honeypot is refused, and nothing is stored', async () => {
    const desk = openForms();
    const sent = await desk.filled('site-contact');
    const outcome = await desk.submit({ ...sent, raw: { ...sent.raw, homepage: 'https://spam.example' } });
    expect(outcome).toEqual({ kind: 'trapped' });
    expect(await desk.mails()).toEqual([]);
    expect(await desk.kept('zoe@example.be')).toEqual([]);
  });

  test('a form without its honeypot still needs the answer to the challenge', async () => {
    const desk = openForms();
    const sent = await desk.filled('site-contact');
    const { homepage: _, ...raw } = sent.raw;
    expect(await desk.submit({ ...sent, raw: { ...raw, answer: 'wrong' } })).toEqual({
      kind: 'captcha',
      code: 'wrong',
    });
  });

  test('a form submitted within three seconds is rejected, and accepted later', async () => {
    const desk = openForms();
    const sent = await desk.filled('site-contact');
    desk.pass(-18_000);
    expect(await desk.submit(sent)).toEqual({ kind: 'stamp', code: 'too-fast' });
    desk.pass(18_000);
    expect((await desk.submit(sent)).kind).toBe('sent');
  });

  test('unknown fields are rejected', async () => {
    const desk = openForms();
    expect(await desk.send('site-contact', { ...WELL['site-contact'], isAdmin: 'yes' })).toEqual({
      kind: 'unknown-fields',
    });
    expect(await desk.send('site-contact', WELL['site-contact'], { files: { cv: desk.arrived(CV) } })).toEqual({
      kind: 'unknown-fields',
    });
  });

  test('one challenge answer is valid for one request', async () => {
    const desk = openForms();
    const [one, other] = [await desk.filled('site-contact'), await desk.filled('site-contact')];
    const borrowed = { ...other, raw: { ...other.raw, captcha: one.raw['captcha'] } };
    expect((await desk.submit(one)).kind).toBe('sent');
    expect(await desk.submit(borrowed)).toEqual({ kind: 'captcha', code: 'used' });
  });

  test('three wrong challenge answers are allowed, a fourth is not', async () => {
    const desk = openForms();
    const sent = await desk.filled('site-contact');
    const wrong = { ...sent, raw: { ...sent.raw, answer: 'wrong' } };
    for (let tries = 0; tries < 3; tries++)
      expect(await desk.submit(wrong)).toEqual({ kind: 'captcha', code: 'wrong' });
    const forgiven = openForms();
    const again = await forgiven.filled('site-contact');
    for (let tries = 0; tries < 3; tries++) await forgiven.submit({ ...again, raw: { ...again.raw, answer: 'wrong' } });
    expect((await forgiven.submit(again)).kind).toBe('sent');
    await desk.submit(wrong);
    expect(await desk.submit(sent)).toEqual({ kind: 'captcha', code: 'expired' });
  });
});

describe('rate limits', () => {
  test('the eleventh message of an address within an hour is rejected, that of another address is not', async () => {
    const desk = openForms();
    for (let sent = 0; sent < 10; sent++) expect((await desk.send('site-contact')).kind).toBe('sent');
    const outcome = await desk.send('site-contact');
    if (outcome.kind !== 'limited') throw new Error(outcome.kind);
    expect(outcome.retryAfter).toBeGreaterThan(0);
    expect(outcome.retryAfter).toBeLessThanOrEqual(3600);
    expect((await desk.send('site-contact', undefined, { network: '192.0.2.8' })).kind).toBe('sent');
    desk.pass(outcome.retryAfter * 1000);
    expect((await desk.send('site-contact')).kind).toBe('sent');
  });

  test('a friend gets two mails a day, in any spelling and from any network', async () => {
    const desk = openForms();
    const to = (friendEmail: string, network: string) =>
      desk.send('send-to-friend', { ...WELL['send-to-friend'], friendEmail }, { network });
    expect((await to('bob@example.be', '192.0.2.1')).kind).toBe('sent');
    expect((await to('Bob@example.be', '192.0.2.2')).kind).toBe('sent');
    expect((await to('bob@EXAMPLE.be', '192.0.2.3')).kind).toBe('limited');
    expect((await to('eve@example.be', '192.0.2.4')).kind).toBe('sent');
  });

  test('no rate limit key contains an address', async () => {
    const desk = openForms();
    const kept = vi.spyOn(desk.store.submissions, 'accept');
    const counted = vi.spyOn(desk.store.limits, 'count');
    const sent = await desk.filled('send-to-friend');
    await desk.submit({ ...sent, raw: { ...sent.raw, answer: 'wrong' } });
    await desk.submit(sent);
    await desk.send('document-request');
    const keys = [
      ...counted.mock.calls.map(([key]) => key),
      ...kept.mock.calls.flatMap(([{ limits, quietBeyond }]) => [...limits, quietBeyond].map(limit => limit?.key)),
    ];
    expect(new Set(keys).size).toBeGreaterThan(6);
    expect(keys.join(' ')).not.toMatch(/192\.0|bob|zoe|example/);
  });

  test('a resubmission after a lost response does not count again', async () => {
    const desk = openForms();
    const friend = { ...WELL['send-to-friend'] };
    for (const time of [1, 2]) {
      const sent = await desk.filled('send-to-friend', { ...friend, message: `Look ${time}` });
      const first = await desk.submit(sent);
      expect(first.kind).toBe('sent');
      for (let again = 0; again < 20; again++) expect(await desk.submit(sent)).toEqual(first);
    }
    expect((await desk.send('send-to-friend', friend)).kind).toBe('limited');
    expect((await desk.send('send-to-friend', { ...friend, friendEmail: 'eve@example.be' })).kind).toBe('sent');
  });

  test('an attempt that could not be stored does not count', async () => {
    const desk = openForms();
    const sent = await desk.filled('purchase-offer');
    const keep = vi.spyOn(desk.store.submissions, 'accept').mockRejectedValue(new Error('the disk is full'));
    for (let tries = 0; tries < 12; tries++) await expect(desk.submit(sent)).rejects.toThrow('full');
    keep.mockRestore();
    expect((await desk.submit(sent)).kind).toBe('sent');
  });

  test('a wrong challenge answer counts against the sender, not against the friend', async () => {
    const desk = openForms();
    const guess = async () => {
      const sent = await desk.filled('send-to-friend');
      return desk.submit({ ...sent, raw: { ...sent.raw, answer: 'wrong' } });
    };
    for (let tries = 0; tries < 5; tries++) expect((await guess()).kind).toBe('captcha');
    expect((await guess()).kind).toBe('limited');
    expect((await desk.send('send-to-friend')).kind).toBe('limited');
    expect((await desk.send('send-to-friend', undefined, { network: '192.0.2.8' })).kind).toBe('sent');
  });

  test('a rate-limited upload is never stored', async () => {
    const desk = openForms();
    for (let sent = 0; sent < 5; sent++) expect((await desk.send('job-contact')).kind).toBe('sent');
    const shelved = vi.spyOn(desk.files, 'set');
    expect((await desk.send('job-contact')).kind).toBe('limited');
    expect(shelved).not.toHaveBeenCalled();
  });
});

describe('the subject of a request', () => {
  const brussels = propertyIn('rent', [1000, 1299]);

  test('an unknown property is an error of that field', async () => {
    const outcome = await openForms().send('contact-me', { ...WELL['contact-me'], property: '999999999' });
    expect(outcome).toEqual({ kind: 'invalid', errors: [{ field: 'property', code: 'reference' }] });
  });

  test('for a rental in Brussels, answers that may not be asked are not stored', async () => {
    const desk = openForms();
    const outcome = await desk.send('rental-application', {
      ...WELL['rental-application'],
      property: brussels,
      title: 'mr',
    });
    expect(outcome.kind).toBe('sent');
    const told = JSON.stringify([await desk.kept('zoe@example.be'), await desk.mails()]);
    expect(told).toContain('2600');
    expect(told).not.toContain('Rue de Fer 3');
  });

  test('for a rental in Wallonia the address is asked', async () => {
    const { street: _, ...without } = WELL['rental-application'] as Record<string, string>;
    expect(await openForms().send('rental-application', without)).toEqual({
      kind: 'invalid',
      errors: [{ field: 'street', code: 'required' }],
    });
  });

  test('a slot with capacity 1 rejects the second visitor, who may choose another slot in the same form', async () => {
    const desk = openForms();
    expect((await desk.send('contact-appointment')).kind).toBe('sent');
    const second = await desk.filled('contact-appointment');
    expect(await desk.submit(second)).toEqual({ kind: 'slot-full' });
    expect((await desk.submit({ ...second, raw: { ...second.raw, slot: 'pm1' } })).kind).toBe('sent');
  });

  test('an agent has a capacity per slot over all properties; other agents’ viewings do not count', async () => {
    const desk = openForms();
    const shown = shownBy();
    const [one, two, three, four] = shown[0] ?? [];
    const [other] = shown[1] ?? [];
    const viewing = (property: string | undefined) =>
      desk.send('contact-appointment', { ...WELL['contact-appointment'], property });
    expect(desk.content.settings.agentSlotCapacity).toBe(3);
    for (const property of [one, two, three]) expect((await viewing(property)).kind).toBe('sent');
    expect(await viewing(four)).toEqual({ kind: 'slot-full' });
    expect((await viewing(other)).kind).toBe('sent');
  });

  test('no viewing is booked on closed days or hours, too soon or too far ahead', async () => {
    const desk = openForms();
    const on = (day: string, slot = 'am') =>
      desk.send('contact-appointment', { ...WELL['contact-appointment'], day, slot });
    const refused = (code: string, field = 'day') => ({ kind: 'invalid', errors: [{ field, code }] });
    expect(await on('2026-11-08')).toEqual(refused('closed-day'));
    expect(await on('2026-11-11')).toEqual(refused('holiday'));
    expect(await on('2026-11-07', 'pm1')).toEqual(refused('closed-hours', 'slot'));
    expect(await on('9999-01-04')).toEqual(refused('too-far'));
    expect(await on('2026-10-24')).toEqual(refused('past'));
    // Monday 12:00 in Brussels: the morning slot has started; the afternoon and next morning are within the notice period.
    desk.pass(34.5 * HOUR);
    expect(await on('2026-10-26')).toEqual(refused('past'));
    expect(await on('2026-10-26', 'pm1')).toEqual(refused('too-soon'));
    expect(await on('2026-10-27')).toEqual(refused('too-soon'));
    expect((await on('2026-10-27', 'pm1')).kind).toBe('sent');
  });

  test('documents requested a second time get the same response, and the mail mentions it', async () => {
    const desk = openForms();
    const first = await desk.send('document-request');
    expect((await desk.mails()).every(({ data }) => data['again'] === undefined)).toBe(true);
    const second = await desk.send('document-request');
    expect(Object.keys(second)).toEqual(Object.keys(first));
    const again = (await desk.mails()).filter(({ data }) => data['again'] === true);
    expect(again.map(({ template }) => template)).toEqual(['document-request.agency', 'document-request.sender']);
  });

  test('the mail attaches every document that has a file, in the order of the listing', async () => {
    const desk = openForms();
    await desk.send('document-request');
    const [agency, sender] = await desk.mails();
    const { property } = WELL['document-request'];
    const names = documentsOf(String(property));
    expect(names.length).toBeGreaterThan(2);
    const told = names.map(({ id, name }) => ({ name: name.en, keptAs: `${String(property)}/${id}.pdf` }));
    expect(sender?.data['documents']).toEqual(told);
    expect(agency?.data['documents']).toHaveLength(told.length);
  });

  test('a document without a file, or too large for a mail, has to be sent by the agency', async () => {
    const property = String(WELL['document-request']['property']);
    const [first, second, third] = documentsOf(property);
    const sizes = new Map([
      [first?.id, MOST_BYTES - 1],
      [second?.id, 2],
      [third?.id, 1],
    ]);
    const files: Documents['files'] = async (_, ids) =>
      new Map(ids.flatMap(id => (sizes.has(id) ? [[id, { keptAs: `kept ${id}`, bytes: sizes.get(id) ?? 0 }]] : [])));
    const desk = openForms({ documents: { files } });
    await desk.send('document-request');
    const kept = (((await desk.mails())[1]?.data['documents'] ?? []) as { keptAs?: string }[]).map(
      ({ keptAs }) => keptAs,
    );
    expect(kept.slice(0, 3)).toEqual([`kept ${first?.id}`, undefined, `kept ${third?.id}`]);
    expect(kept.slice(3).every(keptAs => keptAs === undefined)).toBe(true);
  });

  test('too many document requests get the same response, and no more mails that day', async () => {
    const desk = openForms();
    const answers: SubmitOutcome[] = [];
    for (let times = 0; times < 5; times++) answers.push(await desk.send('document-request'));
    expect(answers.map(({ kind }) => kind)).toEqual(Array(5).fill('sent'));
    expect(await desk.mails()).toHaveLength(2 * 3);
    const other = { ...WELL['document-request'], email: 'bob@example.be' };
    await desk.send('document-request', other);
    desk.pass(24 * HOUR);
    await desk.send('document-request');
    expect(await desk.mails()).toHaveLength(2 * 5);
  });

  test('of a recommendation only the mail is stored', async () => {
    const desk = openForms();
    await desk.send('send-to-friend');
    const requests = (await desk.kept('zoe@example.be')).filter(({ kind }) => kind !== 'mail');
    expect(JSON.stringify(requests)).not.toContain('zoe');
    const [mail] = await desk.mails();
    expect(mail).toMatchObject({ to: 'bob@example.be', replyTo: 'zoe@example.be' });
  });
});
