import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeChallenges } from '../../../adapters/captcha/challenges.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeFormTokens } from '../../../adapters/secrets/form-tokens.ts';
import { makeHashes } from '../../../adapters/secrets/hashes.ts';
import { makeLinkSecrets } from '../../../adapters/secrets/link-secrets.ts';
import { makeCipher } from '../../../adapters/secrets/cipher.ts';
import { makeEncryption } from '../../../adapters/secrets/encryption.ts';
import { recipientPseudonyms, recipientOfSecret, recipientPseudonym } from '../../../application/mail/link-secret.ts';
import { secretOf } from '../../../application/mail/mail-links.ts';
import type { MailData } from '../../../application/mail/mail-templates.ts';
import { makeRenewLinks } from '../../../application/mail/renew-links.ts';
import { renewEncryption } from '../../../application/operate/renew-encryption.ts';
import { sessionHandle } from '../../../application/portal/end-sessions.ts';
import type { LinkPurpose } from '../../../application/ports/security/link-secrets.ts';
import { CODE_STEP_MS } from '../../../domain/owner/second-factor.ts';
import { mailOf, openLinkDesk, pathIn, sentPath } from '../../support/site/link-desk.ts';
import { ANN, openPortal } from '../../support/site/portal-site.ts';
import { turnOn } from '../../support/reading/authenticator.ts';
import { ANSWER } from '../../support/site/sample-application.ts';
import { UNLUCKY } from '../../support/site/sample-site.ts';

const secretNamed = (name: string) => new TextEncoder().encode(`the ${name} secret of a site that is long enough`);
const [OLD, NEW, NEXT] = [secretNamed('old'), secretNamed('new'), secretNamed('next')];
const now = () => UNLUCKY;

/** The parts of a site that depend on its secrets, over a store shared by later sites. */
function underSecrets(secret: Uint8Array, previous: Uint8Array | undefined, store = makeMemoryRequestPorts()) {
  return {
    store,
    formTokens: makeFormTokens({ secret, previous, fastestMs: undefined }),
    encryption: makeEncryption(secret, previous),
    challenges: makeChallenges({ cipher: makeCipher(secret, 'challenge', previous), clock: { now }, answer: ANSWER }),
    hashes: makeHashes(secret, previous),
    linkSecrets: makeLinkSecrets(secret, previous),
  };
}
type Site = ReturnType<typeof underSecrets>;

const PURPOSES: readonly LinkPurpose[] = ['subscription', 'appointment', 'offer', 'friend', 'owner'];
const asLogin = { network: '192.0.2.1', before: undefined };

/** Creates a value on one site; the returned function checks whether a later site with the same store accepts it. */
const CONSUMERS: Readonly<Record<string, (site: Site) => Promise<(later: Site) => unknown>>> = {
  'the stamp of a form': async site => {
    const { stamp } = await site.formTokens.issue('contact-me', UNLUCKY);
    return async later => 'ok' in (await later.formTokens.checkStamp(stamp, 'contact-me', UNLUCKY + 20_000));
  },
  'a challenge and its picture': async site => {
    const { token } = site.challenges.make('contact-me', 'fr');
    return later =>
      'ok' in later.challenges.check('contact-me', token, ANSWER, UNLUCKY) &&
      later.challenges.shown(token, UNLUCKY) !== undefined;
  },
  'a name of personal text': async site => {
    const name = site.hashes.personal('text');
    return ({ hashes }) => [hashes.personal('text'), hashes.formerly('text')].includes(name);
  },
  ...Object.fromEntries(
    PURPOSES.map(purpose => [
      `the secret in a link, ${purpose}`,
      async (site: Site) => {
        const made = site.linkSecrets.make(purpose, 'id');
        const kept = site.hashes.secret(made);
        return ({ linkSecrets }: Site) => linkSecrets.make(purpose, 'id', kept) === made;
      },
    ]),
  ),
  'a link that stops recommendations': async site => {
    const person = recipientPseudonym(site.hashes, 'Bob@example.be');
    const secret = secretOf(site.linkSecrets, 'friend', person);
    return ({ linkSecrets, hashes }) => recipientOfSecret(linkSecrets, hashes, secret) === person;
  },
  'the suppression list': async site => {
    await site.store.suppressionList.add(recipientPseudonym(site.hashes, 'Bob@example.be'), UNLUCKY);
    return async later => {
      const desk = openLinkDesk(later);
      expect((await desk.send('send-to-friend')).kind).toBe('sent');
      const quiet = !(await desk.post()).some(({ template }) => template === 'friend');
      const names = await Promise.all(
        recipientPseudonyms(later.hashes, 'bob@example.be').map(later.store.suppressionList.has),
      );
      expect(names.includes(true)).toBe(quiet);
      return quiet;
    };
  },
  'a request that is sent again': async site => {
    const desk = openLinkDesk(site);
    const form = await desk.filled('contact-me');
    const first = await desk.submit(form);
    return async later => {
      const again = openLinkDesk(later);
      again.pass(20_000);
      const second = await again.submit(form);
      return first.kind === 'sent' && second.kind === 'sent' && second.reference === first.reference;
    };
  },
  'forms of the portal, and names of logins there': async site => {
    const portal = await openPortal(site);
    const references = await Promise.all(
      [1, 2].map(async () => {
        const outcome = await portal.logIn({ ...ANN, ...asLogin });
        return outcome.kind === 'in' ? outcome.reference : '';
      }),
    );
    const drawn = await portal.openSession(references[0], 'look');
    const handle = sessionHandle(site.hashes, { referenceHash: site.hashes.secret(references[1] ?? '') });
    return async given => {
      const later = await openPortal(given);
      const session = await later.openSession(references[0], 'look');
      if (!session || !drawn) return false;
      const ended = await later.endSessions(session, handle, ANN.password, '192.0.2.1');
      expect(ended.kind === 'ended').toBe(session.isFormToken(drawn.formToken));
      return ended.kind === 'ended';
    };
  },
  'the secret of a second factor, and a login that waits for its code': async site => {
    const portal = await openPortal(site);
    const app = await turnOn(portal, ANN);
    portal.pass(CODE_STEP_MS);
    const outcome = await portal.logIn({ ...ANN, ...asLogin });
    const ticket = outcome.kind === 'code' ? outcome.ticket : '';
    return async given => {
      const later = await openPortal(given);
      later.pass(2 * CODE_STEP_MS);
      return (await later.confirmLogin({ ticket, code: app.code(later.now()), before: undefined })).kind === 'in';
    };
  },
  'the link of a password, in a mail that waits': async site => {
    const portal = await openPortal(site);
    await portal.sendResetLink({ reference: 'REF-1', email: ANN.email, language: 'fr' });
    await portal.answerAllAsked();
    return async given => {
      const later = await openPortal(given);
      const [mail] = await later.mails();
      const token = String(mail?.data['link']).split('/').at(-2) ?? '';
      const typed = { password: 'drie ezels bij een put', repeated: 'drie ezels bij een put' };
      return (await later.setPassword(token, typed)).kind === 'set';
    };
  },
};

describe('a value made under a secret', () => {
  test.each(Object.entries(CONSUMERS))(
    '%s: is valid as long as the secret is the current or the previous one',
    async (_, make) => {
      const first = underSecrets(OLD, undefined);
      expect(await (await make(first))(first)).toBe(true);
      const rotated = underSecrets(OLD, undefined);
      expect(await (await make(rotated))(underSecrets(NEW, OLD, rotated.store))).toBe(true);
      const dropped = underSecrets(OLD, undefined);
      expect(await (await make(dropped))(underSecrets(NEXT, NEW, dropped.store))).toBe(false);
    },
  );

  test('is made under the new secret after a rotation', () => {
    const [rotated, fresh] = [underSecrets(NEW, OLD), underSecrets(NEW, undefined)];
    expect(makeCipher(NEW, 'x').decrypt(makeCipher(NEW, 'x', OLD).encrypt('text'))).toBe('text');
    expect(rotated.hashes.personal('text')).toBe(fresh.hashes.personal('text'));
    for (const purpose of PURPOSES) {
      const made = fresh.linkSecrets.make(purpose, 'id');
      expect(rotated.linkSecrets.make(purpose, 'id')).toBe(made);
      expect(rotated.linkSecrets.make(purpose, 'id', 'something else')).toBe(made);
    }
  });

  test('is covered by this table, whatever its kind', () => {
    const users = globSync('adapters/**/*.ts').filter(file => /\bhkdfSync\(/.test(readFileSync(file, 'utf8')));
    expect(users.toSorted()).toEqual(['cipher', 'hashes', 'link-secrets'].map(name => `adapters/secrets/${name}.ts`));
    const calls = globSync('adapters/**/*.ts').flatMap(file =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /\b(makeCipher|makeEncryption|makeFormTokens|makeHashes|makeLinkSecrets)\((.*)\)/g,
        ),
      ]
        .filter(([, , given]) => !/Uint8Array/.test(given ?? ''))
        .map(([call]) => call),
    );
    expect(calls.length).toBeGreaterThan(5);
    for (const call of calls) expect(call).toContain('previous');
  });
});

test('a start re-encrypts second factors, so that they survive two rotations of the secret', async () => {
  const site = underSecrets(OLD, undefined);
  const app = await turnOn(await openPortal(site), ANN);
  const { encryptedSecondFactors } = site.store;
  expect(await renewEncryption({ encryptedSecondFactors, encryption: makeEncryption(OLD) })).toBe(0);
  expect(await renewEncryption({ encryptedSecondFactors, encryption: makeEncryption(NEW, OLD) })).toBe(1);
  expect(await renewEncryption({ encryptedSecondFactors, encryption: makeEncryption(NEW, OLD) })).toBe(0);
  const later = await openPortal(underSecrets(NEXT, NEW, site.store));
  later.pass(CODE_STEP_MS);
  const outcome = await later.logIn({ ...ANN, ...asLogin });
  const ticket = outcome.kind === 'code' ? outcome.ticket : '';
  expect(await later.confirmLogin({ ticket, code: app.code(later.now()), before: undefined })).toMatchObject({
    kind: 'in',
  });
});

describe('an alert', () => {
  /** A confirmed alert of a site, and the path of the link in its welcome mail. */
  async function begun(site: Site) {
    const desk = openLinkDesk(site);
    await desk.send('demand-register');
    await desk.act(pathIn(mailOf(await desk.post(), 'demand-register.sender'), 'link'), { do: 'go' });
    const welcome = mailOf(await desk.post(), 'alert-welcome');
    const [alert] = await site.store.subscribers.alerts(undefined, 1);
    if (!alert) throw new Error('the alert was not confirmed');
    return { alert, path: pathIn(welcome, 'changePath') };
  }
  const kindAt = async (site: Site, path: string) => (await openLinkDesk(site).open(path)).kind;

  test('keeps the links of its mails after a rotation, also in later mails', async () => {
    const site = underSecrets(OLD, undefined);
    const { alert, path } = await begun(site);
    const later = underSecrets(NEW, OLD, site.store);
    expect(await kindAt(later, path)).toBe('search');
    const { linkPath, renewLinks } = openLinkDesk(later);
    expect(await renewLinks(alert)).toBe(alert.tokenHash);
    const waiting = linkPath('change-search', alert.id, alert.language, alert.tokenHash) ?? '';
    expect(sentPath(waiting, later.linkSecrets)).toBe(path);
  });

  test.each([
    ['the previous secret', NEW, OLD],
    ['a secret that is gone', NEXT, NEW],
  ])('that was confirmed under %s is ended by a requested unsubscribe link', async (_, secret, previous) => {
    const site = underSecrets(OLD, undefined);
    await begun(site);
    const later = underSecrets(secret, previous, site.store);
    const desk = openLinkDesk(later);
    await desk.askUnsubscribe({ raw: { email: 'zoe@example.be' }, language: 'en', network: '192.0.2.1' });
    const { data } = mailOf(await desk.post(), 'unsubscribe-link');
    const [way] = data['subscriptions'] as MailData['unsubscribe-link']['subscriptions'];
    expect(await desk.act(way?.link ?? '', { do: 'end' })).toBe('done');
    expect(await site.store.subscribers.alerts(undefined, 1)).toEqual([]);
  });

  test('of a discarded secret gets new, valid links with its next mail', async () => {
    const site = underSecrets(OLD, undefined);
    const { alert, path } = await begun(site);
    const later = underSecrets(NEXT, NEW, site.store);
    const { linkPath } = openLinkDesk(later);
    expect(await kindAt(later, path)).toBe('search');
    const renew = makeRenewLinks({ ...later.store, linkSecrets: later.linkSecrets, hashes: later.hashes });
    const kept = await renew(alert);
    expect(kept).not.toBe(alert.tokenHash);
    const fresh = sentPath(linkPath('change-search', alert.id, alert.language, kept) ?? '', later.linkSecrets);
    expect([await kindAt(later, fresh), await kindAt(later, path)]).toEqual(['search', 'nothing']);
    expect(await renew({ ...alert, tokenHash: kept })).toBe(kept);
  });
});

describe('a viewing changed through its link', () => {
  test.each([
    ['the same secret', OLD, undefined, true],
    ['the secret before', NEW, OLD, true],
    // The visitor's own link stays valid; a link that cannot be recreated is left out of the mail.
    ['a secret that is gone', NEXT, NEW, false],
  ])(
    'and booked under %s: its mail has the same link or none, and never an invalid one',
    async (_, secret, previous, has) => {
      const site = underSecrets(OLD, undefined);
      const first = openLinkDesk(site);
      await first.send('contact-appointment');
      const path = pathIn(mailOf(await first.post(), 'appointment-confirmed.visitor'), 'link');
      const later = openLinkDesk(underSecrets(secret, previous, site.store));
      expect(await later.act(path, { do: 'cancel' })).toBe('done');
      const [visit] = (await later.post()).filter(({ template }) => template === 'appointment-cancelled.visitor');
      expect(visit?.data['link']).toBe(has ? path : undefined);
      expect((await later.open(path)).kind).toBe('viewing');
    },
  );
});
