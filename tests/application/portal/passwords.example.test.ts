import { beforeEach, describe, expect, test } from 'vitest';
import { makeMemoryBreachedPasswords } from '../../../adapters/memory/accounts/breached-passwords.ts';
import { LINK_LIFE_MS } from '../../../application/portal/owner-link.ts';
import { RESETS_AN_HOUR } from '../../../application/portal/send-reset-link.ts';
import type { SetPasswordBody } from '../../../application/portal/visitor-pages.ts';
import { FREE_TRIES } from '../../../domain/owner/login-throttle.ts';
import { openForms } from '../../support/site/open-forms.ts';
import { ANN, BEN, openPortal, type Portal } from '../../support/site/portal-site.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const NEW = 'drie ezels bij een put';
const twice = (password: string) => ({ password, repeated: password });
const logIn = (email: string, password: string, network = '192.0.2.1') =>
  portal.logIn({ email, password, network, before: undefined });
let asked = 0;
const forgot = (email: string) => portal.sendResetLink({ reference: `REF-${asked++}`, email, language: 'fr' });

/** The token in the only link mailed to an address. */
async function tokenFor(email: string): Promise<string> {
  const mails = (await portal.mails()).filter(({ to }) => to.toLowerCase() === email.toLowerCase());
  expect(mails).toHaveLength(1);
  return String(mails[0]?.data['link']).split('/').at(-2) ?? '';
}

async function resetToken(email = ANN.email): Promise<string> {
  await forgot(email);
  return tokenFor(email);
}

async function sessionOf(who: { email: string; password: string }) {
  const outcome = await logIn(who.email, who.password);
  const ownerSession = outcome.kind === 'in' ? await portal.openSession(outcome.reference, 'look') : undefined;
  if (outcome.kind !== 'in' || !ownerSession) throw new Error('the login failed');
  return { ownerSession, reference: outcome.reference };
}

describe('a password reset', () => {
  test('mails a link in the language of the form', async () => {
    await forgot(ANN.email);
    const [mail, ...more] = await portal.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ template: 'forgot-password.sender', to: ANN.email, language: 'fr' });
    expect(mail?.data['link']).toMatch(/^\/fr\/choisir-mot-de-passe\/[\w-]{43}\/$/);
  });

  test('sends no mail to an unknown address, with the same response for both', async () => {
    expect(await forgot('nobody@example.be')).toBe(await forgot(ANN.email));
    expect((await portal.mails()).map(({ to }) => to)).toEqual([ANN.email]);
  });

  test('is stored in the outbox without its token', async () => {
    await forgot(ANN.email);
    const [waiting] = await portal.waitingMails();
    const [sent] = await portal.mails();
    const token = String(sent?.data['link']).split('/').at(-2) ?? '';
    expect(token).toHaveLength(43);
    expect(JSON.stringify(waiting)).not.toContain(token);
    expect(String(waiting?.data['link'])).toContain('~owner.');
  });

  test('sends three mails an hour at most', async () => {
    for (let time = 0; time < 2 * RESETS_AN_HOUR; time++) await forgot(ANN.email);
    expect(await portal.mails()).toHaveLength(RESETS_AN_HOUR);
    portal.pass(3_600_000);
    await forgot(ANN.email);
    expect(await portal.mails()).toHaveLength(1);
  });

  test('requested by the form is stored with its request, and a repeated POST sends no second mail', async () => {
    const desk = openForms({ store: portal.store });
    const sent = await desk.filled('forgot-password', { email: 'ANN@example.be' });
    const outcomes = [await desk.submit(sent), await desk.submit(sent)];
    expect(outcomes.map(({ kind }) => kind)).toEqual(['sent', 'sent']);
    expect(await portal.mails()).toMatchObject([{ template: 'forgot-password.sender', to: 'ANN@example.be' }]);
    const unknown = await desk.send('forgot-password', { email: 'nobody@example.be' });
    expect({ ...unknown, reference: '', href: '' }).toEqual({ ...outcomes[0], reference: '', href: '' });
    expect(await portal.mails()).toEqual([]);
  });
});

describe('a reset link', () => {
  test('sets a new password once and ends the old one and all sessions, without logging in', async () => {
    const { reference } = await sessionOf(ANN);
    const token = await resetToken();
    expect(await portal.setPassword(token, twice(NEW))).toEqual({ kind: 'set' });
    expect(await portal.openSession(reference, 'look')).toBeUndefined();
    expect(await logIn(ANN.email, ANN.password)).toEqual({ kind: 'wrong' });
    expect(await logIn(ANN.email, NEW)).toMatchObject({ kind: 'in' });
    expect(await portal.setPassword(token, twice('another one altogether'))).toEqual({ kind: 'gone' });
    expect(await logIn(ANN.email, NEW)).toMatchObject({ kind: 'in' });
  });

  test('mails the owner about the changed password', async () => {
    await portal.setPassword(await resetToken(), twice(NEW));
    expect(await portal.mails()).toMatchObject([{ template: 'password-changed', to: ANN.email, language: 'en' }]);
  });

  test('is valid for half an hour', async () => {
    const token = await resetToken();
    portal.pass(LINK_LIFE_MS.reset - 1);
    expect(await portal.setPassword(token, twice('kort'))).toMatchObject({ kind: 'invalid' });
    portal.pass(1);
    expect(await portal.setPassword(token, twice(NEW))).toEqual({ kind: 'gone' });
    expect(LINK_LIFE_MS.reset).toBe(30 * 60_000);
  });

  test('is void once a newer one exists', async () => {
    const first = await resetToken();
    const second = await resetToken();
    expect(await portal.setPassword(first, twice(NEW))).toEqual({ kind: 'gone' });
    expect(await portal.setPassword(second, twice(NEW))).toEqual({ kind: 'set' });
  });

  test('works for its account only', async () => {
    await portal.setPassword(await resetToken(BEN.email), twice(NEW));
    expect(await logIn(ANN.email, ANN.password)).toMatchObject({ kind: 'in' });
    expect(await logIn(ANN.email, NEW)).toEqual({ kind: 'wrong' });
    expect(await logIn(BEN.email, NEW)).toMatchObject({ kind: 'in' });
  });

  test('is not used up by opening its page or by a rejected password', async () => {
    const token = await resetToken();
    const path = `/en/choose-password/${token}/`;
    for (let time = 0; time < 3; time++) {
      const outcome = await portal.openPage({ path, query: '', hints: {} });
      expect(outcome.kind === 'page' && (outcome.view.body as SetPasswordBody).link).toEqual({
        email: ANN.email,
        purpose: 'reset',
      });
    }
    expect(await portal.setPassword(token, { password: NEW, repeated: `${NEW}!` })).toMatchObject({ kind: 'invalid' });
    expect(await portal.setPassword(token, twice(NEW))).toEqual({ kind: 'set' });
  });

  test('lets an owner in at once who is locked out after too many attempts', async () => {
    const here = '203.0.113.9';
    for (let time = 0; time < 20; time++) await logIn(ANN.email, 'no', here);
    expect(await logIn(ANN.email, ANN.password, here)).toMatchObject({ kind: 'limited' });
    await portal.setPassword(await resetToken(), twice(NEW));
    expect(await logIn(ANN.email, NEW, here)).toMatchObject({ kind: 'in' });
  });
});

describe('a new password', () => {
  test.each([
    ['', '', { field: 'password', code: 'required' }],
    ['kort', 'kort', { field: 'password', code: 'too-short' }],
    ['x'.repeat(129), 'x'.repeat(129), { field: 'password', code: 'too-long' }],
    ['trois chats', 'trois chat', { field: 'repeated', code: 'not-identical' }],
    ['password1', 'password1', { field: 'password', code: 'guessable' }],
    ['Clairval2026', 'Clairval2026', { field: 'password', code: 'guessable' }],
    ['ann@example.be', 'ann@example.be', { field: 'password', code: 'guessable' }],
  ])('%j and %j is rejected', async (password, repeated, error) => {
    const token = await resetToken();
    expect(await portal.setPassword(token, { password, repeated })).toEqual({ kind: 'invalid', errors: [error] });
    const { ownerSession } = await sessionOf(ANN);
    expect(await portal.changePassword(ownerSession, ANN.password, { password, repeated }, '192.0.2.1')).toEqual({
      kind: 'invalid',
      errors: [error],
    });
  });

  test('known from a breach is rejected, by link and by form', async () => {
    portal = await openPortal({ breachedPasswords: makeMemoryBreachedPasswords([NEW]) });
    const refused = { kind: 'invalid', errors: [{ field: 'password', code: 'breached' }] };
    expect(await portal.setPassword(await resetToken(), twice(NEW))).toEqual(refused);
    const { ownerSession } = await sessionOf(ANN);
    expect(await portal.changePassword(ownerSession, ANN.password, twice(NEW), '192.0.2.1')).toEqual(refused);
    const other = await portal.changePassword(ownerSession, ANN.password, twice(`${NEW}!`), '192.0.2.1');
    expect(other.kind).toBe('changed');
  });

  test.each(['x1'.repeat(64), '🏠🔑🐈🐎🌳🚲⛵🪟', ' blanks at its ends ', '–«éßøĳ»–çà'])(
    '%j is accepted and not truncated',
    async password => {
      expect(await portal.setPassword(await resetToken(), twice(password))).toEqual({ kind: 'set' });
      expect(await logIn(ANN.email, password)).toMatchObject({ kind: 'in' });
      expect(await logIn(ANN.email, `${password.slice(0, -1)}?`)).toEqual({ kind: 'wrong' });
    },
  );
});

describe('a password change', () => {
  test('requires the current one, ends all sessions, starts a new one and mails the owner', async () => {
    const { ownerSession, reference } = await sessionOf(ANN);
    const other = await sessionOf(ANN);
    const changed = await portal.changePassword(ownerSession, ANN.password, twice(NEW), '192.0.2.1');
    if (changed.kind !== 'changed') throw new Error(changed.kind);
    for (const ended of [reference, other.reference]) expect(await portal.openSession(ended, 'look')).toBeUndefined();
    expect(await portal.openSession(changed.reference, 'look')).toBeDefined();
    expect(await portal.mails()).toMatchObject([{ template: 'password-changed', to: ANN.email }]);
    expect(await logIn(ANN.email, NEW)).toMatchObject({ kind: 'in' });
  });

  test('without the current one is rejected, and guessing it is throttled like logging in', async () => {
    const { ownerSession, reference } = await sessionOf(ANN);
    const guess = () => portal.changePassword(ownerSession, 'not it', twice(NEW), '192.0.2.9');
    for (let time = 0; time < FREE_TRIES; time++)
      expect(await guess()).toEqual({ kind: 'invalid', errors: [{ field: 'current', code: 'wrong' }] });
    expect(await guess()).toMatchObject({ kind: 'limited' });
    expect(await portal.openSession(reference, 'look')).toBeDefined();
    expect(await portal.mails()).toEqual([]);
  });
});

describe('an invitation', () => {
  test('gives access to properties and mails a link valid for seven days', async () => {
    const outcome = await portal.invite('New.Owner@Example.BE', ['6398214', '6398214'], 'de');
    expect(outcome).toMatchObject({
      kind: 'invited',
      owner: { email: 'New.Owner@example.be', listingIds: ['6398214'] },
    });
    expect(await logIn('new.owner@example.be', '')).toEqual({ kind: 'wrong' });
    const [mail] = await portal.mails();
    expect(mail).toMatchObject({ template: 'owner-invitation', to: 'New.Owner@example.be', language: 'de' });
    const token = String(mail?.data['link']).split('/').at(-2) ?? '';
    portal.pass(7 * 86_400_000 - 1);
    expect(await portal.setPassword(token, twice(NEW))).toEqual({ kind: 'set' });
    expect(await portal.mails()).toEqual([]);
    expect(await logIn('new.owner@example.be', NEW)).toMatchObject({ kind: 'in' });
    await portal.invite('late@example.be', ['6398214'], 'de');
    const late = await tokenFor('late@example.be');
    portal.pass(7 * 86_400_000);
    expect(await portal.setPassword(late, twice(NEW))).toEqual({ kind: 'gone' });
  });

  test('of an owner with access adds properties and leaves the password unchanged', async () => {
    expect(await portal.invite('ANN@example.be', ['6340568'], 'fr')).toMatchObject({
      owner: { email: ANN.email, listingIds: ['6340568', ...ANN.listings] },
    });
    expect(await logIn(ANN.email, ANN.password)).toMatchObject({ kind: 'in' });
  });

  test.each([
    ['no address', ['6398214'], { kind: 'no-address' }],
    ['a@example.be\r\nBcc: b@example.be', ['6398214'], { kind: 'no-address' }],
    ['a@example.be', [], { kind: 'no-listing' }],
    ['a@example.be', ['6398214', '1', '../etc', ''], { kind: 'unknown-listings', ids: ['1', '../etc', ''] }],
  ])('of %j for %j is rejected, and nothing is stored', async (email, ids, outcome) => {
    expect(await portal.invite(email, ids, 'fr')).toEqual(outcome);
    expect(await portal.store.owners.byEmail('a@example.be')).toBeUndefined();
    expect(await portal.mails()).toEqual([]);
  });

  test('the feed adds and removes the properties that it assigns to an owner', async () => {
    const named = (emails: readonly string[]) => portal.store.owners.named(new Map([['6417342', emails]]) as never);
    await named(['ann@example.be']);
    expect((await sessionOf(ANN)).ownerSession.owner.listingIds).toEqual(['6398214', '6417342', '6481250']);
    await named(['ben@example.be']);
    expect((await sessionOf(ANN)).ownerSession.owner.listingIds).toEqual(ANN.listings);
  });
});
