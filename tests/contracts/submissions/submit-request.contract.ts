import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PrepareForm } from '../../../application/request/prepare-form.ts';
import type { SentForm, SubmitOutcome } from '../../../application/request/sent-form.ts';
import { Outage } from '../../../application/ports/outage.ts';
import { CHALLENGE_MS } from '../../../adapters/captcha/challenges.ts';
import { LONGEST_MS } from '../../../domain/request/form-stamp.ts';
import { formWithinLaw } from '../../../domain/request/form-within-law.ts';
import { FORM_NAMES, type FormName, FORMS } from '../../../domain/request/forms.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { NETWORK } from '../../support/site/fetch-from-desk.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { FULL } from '../../support/run/full-run.ts';
import { NAUGHTY } from '../../support/reading/naughty-strings.ts';
import { ANSWER } from '../../support/site/sample-application.ts';
import { CV, type DeskForm, openForms, shownBy, WELL } from '../../support/site/open-forms.ts';

type Desk = ReturnType<typeof openForms>;
/** How a form is prepared and submitted: directly or over HTTP. */
export type Way = { readonly prepare: PrepareForm; readonly submit: (sent: DeskForm) => Promise<SubmitOutcome> };

/** Text that can be transmitted: clients send no lone surrogates, and servers reject NUL early. */
const travels = (text: string) => text.isWellFormed() && !text.includes('\0');

/**
 * Contract for preparing and submitting a form, directly and over HTTP, on every store. A daily run tries one in `share` of the unusual
 * texts.
 */
export function describeSubmitRequest(
  name: string,
  makeDesk: () => Promise<Desk>,
  makeWay: (desk: Desk) => Way,
  share = 1,
): void {
  describe(`submitting a form ${name}`, () => {
    let desk: Desk;
    let way: Way;
    async function renew(): Promise<void> {
      desk = await makeDesk();
      way = makeWay(desk);
    }
    beforeEach(renew);

    async function filled(form: FormName, more: SentForm['raw'] = {}): Promise<DeskForm> {
      const { key, stamp, challenge } = await way.prepare(form, 'en');
      desk.pass(20_000);
      const raw = { ...WELL[form], form, key, stamp, captcha: challenge.token, answer: ANSWER, homepage: '', ...more };
      return {
        form,
        language: 'en',
        raw,
        files: form === 'job-contact' ? { cv: desk.arrived(CV) } : {},
        network: NETWORK,
      };
    }
    const send = async (form: FormName, more?: SentForm['raw']) => way.submit(await filled(form, more));

    test('a form is prepared with a key, a token, a picture and a question', async () => {
      const { key, stamp, challenge } = await way.prepare('site-contact', 'nl');
      expect([key, stamp, challenge.token].every(text => text.length > 10)).toBe(true);
      expect(challenge.props['picture']).toBe(`/captcha/${challenge.token}`);
      expect(challenge.props['question']).not.toBe('');
      expect((await way.prepare('site-contact', 'nl')).key).not.toBe(key);
    });

    test.each(FORM_NAMES)('%s is stored as submitted', async form => {
      const outcome = await send(form);
      if (outcome.kind !== 'sent') throw new Error(JSON.stringify(outcome));
      expect(outcome.href).toMatch(/^\/en\/[\w/-]+\?/);
      expect(outcome.href).toContain(`reference=${outcome.reference}`);
      const beside = openForms();
      await beside.send(form);
      expect(told(await desk.mails())).toEqual(told(await beside.mails()));
      const bytes = ({ files }: Desk) => [...files.values()].map(file => [...file]);
      expect(bytes(desk)).toEqual(bytes(beside));
    });

    test.each(FORM_NAMES)('%s with a filled honeypot is refused, and stored once sent again without it', async form => {
      const sent = await filled(form, { homepage: 'zoe@example.be' });
      expect(await way.submit(sent)).toEqual({ kind: 'trapped' });
      expect(await desk.mails()).toEqual([]);
      const { homepage: _, ...raw } = sent.raw;
      expect((await way.submit({ ...sent, raw })).kind).toBe('sent');
    });

    test('any text that a visitor can type is stored as typed', async () => {
      for (const text of NAUGHTY.filter((one, at) => travels(one) && (FULL || at % share === 0))) {
        for (const fields of [{ remark: text }, { lastName: text.slice(0, 90) }]) {
          await renew();
          const outcome = await send('job-contact', fields);
          const beside = openForms();
          expect(kindOf(outcome)).toEqual(
            kindOf(await beside.send('job-contact', { ...WELL['job-contact'], ...fields })),
          );
          expect(told(await desk.mails())).toEqual(told(await beside.mails()));
        }
      }
    });

    test('the same fields have the same outcome, whatever they contain', async () => {
      const aValue = fc.oneof(
        anyText({ maxLength: 40 }).filter(travels),
        fc.array(anyText({ maxLength: 10 }).filter(travels), { minLength: 1, maxLength: 3 }),
      );
      const aChange = fc.constantFrom(...FORM_NAMES).chain(form =>
        fc.record({
          form: fc.constant(form),
          fields: fc.dictionary(
            fc.constantFrom(...formWithinLaw(form).fields.map(({ name: field }) => field), 'other'),
            aValue,
          ),
        }),
      );
      await fc.assert(
        fc.asyncProperty(aChange, async ({ form, fields }) => {
          await renew();
          const outcome = await send(form, fields);
          const direct = await openForms().send(form, { ...WELL[form], ...fields });
          expect(kindOf(outcome)).toEqual(kindOf(direct));
        }),
        { numRuns: runs(60, share) },
      );
    });

    test('a repeated submission returns the first response', async () => {
      const sent = await filled('job-contact');
      const first = await way.submit(sent);
      expect(first.kind).toBe('sent');
      expect(await way.submit(sent)).toEqual(first);
    });

    test('missing and invalid fields are reported with a reason each', async () => {
      expect(await send('contact-me', { email: 'zoe@', remark: '', property: '999999999' })).toEqual({
        kind: 'invalid',
        errors: [
          { field: 'email', code: 'email' },
          { field: 'remark', code: 'required' },
        ],
      });
      expect(await send('contact-me', { property: '999999999' })).toEqual({
        kind: 'invalid',
        errors: [{ field: 'property', code: 'reference' }],
      });
      expect(await way.submit({ ...(await filled('job-contact')), files: {} })).toEqual({
        kind: 'invalid',
        errors: [{ field: 'cv', code: 'required' }],
      });
    });

    test('an unknown field is reported', async () => {
      expect(await send('site-contact', { isAdmin: 'yes' })).toEqual({ kind: 'unknown-fields' });
    });

    test('an invalid challenge answer is reported with the reason', async () => {
      const captcha = (code: string) => ({ kind: 'captcha', code });
      expect(await send('site-contact', { answer: 'wrong' })).toEqual(captcha('wrong'));
      expect(await send('site-contact', { answer: ' ' })).toEqual(captcha('missing'));
      expect(await send('site-contact', { captcha: 'nonsense' })).toEqual(captcha('malformed'));
      const other = await way.prepare('sign-newsletter', 'en');
      expect(await send('site-contact', { captcha: other.challenge.token })).toEqual(captcha('other-form'));
      const one = await filled('site-contact');
      expect((await way.submit(one)).kind).toBe('sent');
      expect(await send('site-contact', { captcha: one.raw['captcha'] })).toEqual(captcha('used'));
      const late = await filled('site-contact');
      desk.pass(CHALLENGE_MS);
      expect(await way.submit(late)).toEqual(captcha('expired'));
    });

    test('a form submitted too early, too late or without its token is reported', async () => {
      const stamp = (code: string) => ({ kind: 'stamp', code });
      const early = await filled('site-contact');
      desk.pass(-19_000);
      expect(await way.submit(early)).toEqual(stamp('too-fast'));
      desk.pass(19_000 + LONGEST_MS);
      expect(await way.submit(early)).toEqual(stamp('too-old'));
      expect(await send('site-contact', { stamp: 'nonsense' })).toEqual(stamp('malformed'));
      const other = await way.prepare('sign-newsletter', 'en');
      expect(await send('site-contact', { stamp: other.stamp })).toEqual(stamp('other-form'));
    });

    test('another form under the same key is reported', async () => {
      const sent = await filled('site-contact');
      await way.submit(sent);
      expect(await way.submit({ ...sent, raw: { ...sent.raw, remark: 'Something else' } })).toEqual({
        kind: 'key-taken',
      });
    });

    test('a full slot is reported', async () => {
      expect((await send('contact-appointment')).kind).toBe('sent');
      expect(await send('contact-appointment')).toEqual({ kind: 'slot-full' });
    });

    test('full slots of the property and its agent are known in advance', async () => {
      const { property, day, slot } = WELL['contact-appointment'];
      const full = async (of: unknown) => (await way.prepare('contact-appointment', 'en', String(of))).full;
      expect(await full(property)).toEqual([]);
      expect((await send('contact-appointment')).kind).toBe('sent');
      expect(await full(property)).toEqual([{ day, slot }]);
      const [mine, ...others] = shownBy()[1] ?? [];
      for (const other of others.slice(0, desk.content.settings.agentSlotCapacity)) {
        expect(await full(mine)).toEqual([]);
        expect((await send('contact-appointment', { property: other, slot: 'pm2' })).kind).toBe('sent');
      }
      expect(await full(mine)).toEqual([{ day, slot: 'pm2' }]);
      for (const unknown of ['', '0', 'é&property=1']) expect(await full(unknown)).toEqual([]);
      expect(await way.prepare('contact-me', 'en', String(property))).not.toHaveProperty('full');
    });

    test('a form is shown when the slots cannot be loaded', async () => {
      const { property } = WELL['contact-appointment'];
      const { taken } = desk.store.viewingRecords;
      desk.store.viewingRecords.taken = () => Promise.reject(new Outage('the database is away'));
      const { full, key } = await way.prepare('contact-appointment', 'en', String(property));
      desk.store.viewingRecords.taken = taken;
      expect(full).toEqual([]);
      expect(key).not.toBe('');
    });

    test('too many forms are reported with a retry-after in seconds', async () => {
      for (let sent = 0; sent < FORMS['sign-newsletter'].perHour; sent++)
        expect((await send('sign-newsletter')).kind).toBe('sent');
      const outcome = await send('sign-newsletter');
      if (outcome.kind !== 'limited') throw new Error(outcome.kind);
      desk.pass(outcome.retryAfter * 1000);
      expect((await send('sign-newsletter')).kind).toBe('sent');
    });

    test('a failed store rejects, and the same form may be sent again', async () => {
      const { accept } = desk.store.submissions;
      const sent = await filled('job-contact');
      desk.store.submissions.accept = () => Promise.reject(new Error('the disk is full'));
      await expect(way.submit(sent)).rejects.toThrow();
      desk.store.submissions.accept = accept;
      expect((await way.submit(sent)).kind).toBe('sent');
    });
  });
}

type Told = Awaited<ReturnType<Desk['mails']>>;

/** Fields that differ each time: random ones, and those derived from them. */
const ANOTHER_EACH_TIME = [
  'id',
  'reference',
  'link',
  'stopPath',
  'keptAs',
  'cv',
  'receivedAt',
  'updatedAt',
  'attempts',
];

/** Mails without the fields that differ each time; the files of documents stay, because they are the same each time. */
function told(mails: Told): unknown {
  return JSON.parse(
    JSON.stringify(mails, (key, value: unknown) =>
      ANOTHER_EACH_TIME.includes(key) && !/^\d+\//.test(String(value)) ? undefined : value,
    ),
  );
}

/** An outcome without random fields. */
function kindOf(outcome: SubmitOutcome): unknown {
  return outcome.kind === 'sent' ? { kind: 'sent', page: outcome.href.replace(/\?.*$/, '') } : outcome;
}
