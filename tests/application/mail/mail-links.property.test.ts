import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { makeLinkSecrets } from '../../../adapters/secrets/link-secrets.ts';
import { PURPOSE } from '../../../application/mail/link-secret.ts';
import {
  hasPlaceholders,
  secretOf,
  secretPlaceholder,
  withLinkSecrets,
  withoutSecrets,
} from '../../../application/mail/mail-links.ts';
import { LINK_PURPOSES } from '../../../application/ports/security/link-secrets.ts';
import { MailFailure } from '../../../application/ports/mails/mailer.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import { FORM_NAMES, FORMS } from '../../../domain/request/forms.ts';
import { isLinkSecret, LINK_KINDS, type LinkKind } from '../../../domain/request/link.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { aMail } from '../../arbitraries/a-submission.ts';
import { openLinkDesk, pathIn } from '../../support/site/link-desk.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';
import { WELL } from '../../support/site/open-forms.ts';
import { SECRET } from '../../support/site/sample-application.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';

const secrets = makeLinkSecrets(SECRET);
const publicUrl = 'https://www.clairval.example';
const VICTIM = 'V1CT-1M000';
const hashOf = (secret: string) => openLinkDesk().ports.hashes.secret(secret);
const places = LINK_PURPOSES.map(purpose => secretPlaceholder(purpose, VICTIM, hashOf(secrets.make(purpose, VICTIM))));
/** Secrets that only the victim may read. */
const theirs = LINK_PURPOSES.map(purpose => secrets.make(purpose, VICTIM));

/** Placeholders as an attacker would type them: alone, in text, as a URL, without their hash, as JSON. */
const aTyped = fc
  .tuple(fc.constantFrom(...places), fc.constantFrom(0, 1, 2, 3, 4, 5))
  .map(([place, how]) =>
    [
      place,
      `a ${place} b`,
      `/fr/offre/${place}/`,
      place.replace(/\.[\w-]{43}~$/, '~'),
      `","link":"/fr/offre/${place}/`,
      `https://www.clairval.example/fr/offre/${place}/`,
    ].at(how),
  )
  .map(String);

const FIELDS = FORM_NAMES.flatMap(form => FORMS[form].fields.map(field => ({ form, field })));
/** Wraps the typed text where the field requires a format. */
const shaped = (kind: string, typed: string): string | readonly string[] => {
  if (kind === 'email') return `${typed.replaceAll(/[^\w~.-]/g, '')}@example.be`;
  if (kind === 'criteria') return [`near=${typed}|9000|20`];
  return typed;
};

describe('a placeholder that a visitor types', () => {
  test('is never replaced by a secret in a mail, in any field of any form', {
    timeout: 60_000,
  }, async () => {
    await reaches({ sent: runs(60, 2), shown: runs(40, 2), followed: runs(10, 2) }, met =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...FIELDS), aTyped, async ({ form, field }, typed) => {
          const desk = openLinkDesk();
          const values = { ...WELL[form], [field.name]: shaped(field.kind, typed) };
          if ((await desk.send(form, values)).kind !== 'sent') return;
          met('sent');
          const first = await desk.post();
          const mails: Mail[] = [...first];
          for (const mail of first) {
            if (mail.data['link'] === undefined || form === 'forgot-password') continue;
            const asked = form === 'contact-appointment' ? { do: 'cancel' } : {};
            expect(await desk.act(pathIn(mail, 'link'), asked)).toBe('done');
            met('followed');
          }
          mails.push(...(await desk.post()));
          for (const mail of mails) {
            const { text, html, subject, headers } = renderMail(mail, { ...SAMPLE_SENDER, publicUrl });
            const whole = [text, html, subject, JSON.stringify(headers), mail.to].join('\n').replaceAll('\u200b', '');
            for (const secret of theirs) expect(whole).not.toContain(secret);
            if (whole.includes(VICTIM)) met('shown');
          }
        }),
        { numRuns: runs(250, 2) },
      ),
    );
  });

  test('opens nothing when used in a URL', async () => {
    const desk = openLinkDesk();
    for (const [at, place] of places.entries()) {
      expect(isLinkSecret(place)).toBe(false);
      for (const link of LINK_KINDS) {
        const body = { kind: 'link', link, secret: place, action: '/', done: false } as const;
        const asked = { body, language: 'fr', network: `192.0.${at}.1` } as const;
        expect((await desk.links.open(asked)).kind).toBe('nothing');
        expect(await desk.links.act(asked, {})).toMatchObject({ kind: 'nothing' });
      }
    }
  });
});

describe('the links of a mail', () => {
  const ids: Readonly<Partial<Record<LinkKind, string>>> = { 'stop-recommendations': hashOf('bob@example.be') };

  test('are stored without secrets and sent with them, for each kind and language', () => {
    const desk = openLinkDesk();
    let met = 0;
    for (const kind of LINK_KINDS) {
      const id = ids[kind] ?? '7K3M2-A9QXZ';
      const secret = secretOf(desk.ports.linkSecrets, PURPOSE[kind], id);
      for (const language of LANGUAGES) {
        const path = desk.linkPath(kind, id, language);
        if (path === undefined) continue;
        met++;
        expect(path).not.toContain(secret.slice(-43));
        const fields = { link: path, changePath: path, pausePath: path, stopPath: path };
        const subscriptions = [{ kind: 'alert', link: path, wish: { zones: [path] } }];
        const stored = aMail('a', { data: { ...fields, subscriptions, values: { link: path } }, unsubscribe: path });
        expect(hasPlaceholders(stored)).toBe(true);
        const sent = withLinkSecrets(stored, desk.ports.linkSecrets);
        const own = path.replace(/~.*~/, secret);
        expect(sent).toEqual({
          ...stored,
          data: {
            link: own,
            changePath: own,
            pausePath: own,
            stopPath: own,
            // Only `link` is replaced, not texts that look like one.
            subscriptions: [{ kind: 'alert', link: own, wish: { zones: [path] } }],
            values: { link: path },
          },
          unsubscribe: own,
        });
        for (const mail of [stored, sent]) {
          const { link, values } = withoutSecrets(mail).data;
          expect([link, values]).toEqual([path.replace(/~.*~/, '…'), { link: path }]);
        }
      }
    }
    expect(met).toBe(LINK_KINDS.length * LANGUAGES.length);
  });

  test('stay pending when they were written by a newer version with an unknown format', () => {
    for (const last of ['~lease.7K3M2-A9QXZ.x~', '~offer', `~2.${'A'.repeat(43)}~`]) {
      const mail = aMail('a', { data: { link: `/fr/x/${last}/` } });
      expect(() => withLinkSecrets(mail, secrets)).toThrow(MailFailure);
      expect(() => withLinkSecrets(mail, secrets)).toThrow(expect.objectContaining({ retry: 'later' }));
    }
  });

  test('of an account match those written before all links had placeholders', () => {
    const before = aMail('a', { data: { link: '/fr/choisir-mot-de-passe/~owner.K7P2M-9QXRT~/' } });
    expect(withLinkSecrets(before, secrets).data['link']).toBe(
      `/fr/choisir-mot-de-passe/${secrets.make('owner', 'K7P2M-9QXRT')}/`,
    );
  });
});
