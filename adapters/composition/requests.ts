import { makeAskUnsubscribe } from '../../application/link/ask-unsubscribe.ts';
import { makeLinkPath } from '../../application/mail/link-path.ts';
import { makeLinks } from '../../application/link/links.ts';
import { makePrepareForm } from '../../application/request/prepare-form.ts';
import { makeSubmitRequest, type SubmitRequestParts } from '../../application/request/submit-request.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Documents } from '../../application/ports/documents.ts';
import type { ListingCatalogue } from '../../application/ports/listing-catalogue.ts';
import { Outage } from '../../application/ports/outage.ts';
import type { RequestPorts } from '../../application/ports/request-ports.ts';
import type { SiteContentSource } from '../../application/ports/site-content.ts';
import type { Uploads } from '../../application/ports/uploads.ts';
import { makeCaptchaPictures } from '../captcha/captcha-pictures.ts';
import { makeChallenges } from '../captcha/challenges.ts';
import { FASTEST_MS, makeFormSeals } from '../captcha/form-seals.ts';
import { makeLinkSecrets } from '../captcha/link-secrets.ts';
import { randomIds } from '../system/ids.ts';
import { type Answer, type Asked, plainAnswer } from '../wire/exchange.ts';
import { makeHashes } from './site-hashes.ts';

/** Pictures that one address may ask for in an hour. */
const MOST_PICTURES = 60;
const HOUR = 3_600_000;
const PICTURE = /^\/captcha\/([\w-]{1,2000})$/;

/** Everything by which forms are shown, checked and kept, and what stands behind the links of their mails. */
export function makeRequests(parts: {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly ports: RequestPorts;
  readonly uploads: Uploads;
  readonly documents: Documents;
  readonly secret: Uint8Array;
  /** The answer of every challenge, for automated tests; forms may then be sent as fast as programs type. */
  readonly captchaAnswer: string | undefined;
  readonly sendResetLink: NonNullable<SubmitRequestParts['sendResetLink']>;
}) {
  const { site, catalogue, clock, secret, uploads, documents, captchaAnswer } = parts;
  const { appointments, inbox, limits, stops, subscriptions, outbox } = parts.ports;
  const challenges = makeChallenges({ secret, clock, answer: captchaAnswer });
  const seals = makeFormSeals({ secret, fastestMs: captchaAnswer === undefined ? FASTEST_MS : 0 });
  const hashes = makeHashes(secret);
  const secrets = makeLinkSecrets(secret);
  const linkPath = makeLinkPath({ site, secrets });
  const about = { site, catalogue, clock, hashes, linkPath };
  const pictures = makeCaptchaPictures({ challenges, clock });

  /** The picture of a challenge; nothing where the address is none. */
  async function picture({ path, address = '' }: Asked): Promise<Answer | undefined> {
    const [, token] = PICTURE.exec(path) ?? [];
    if (token === undefined) return undefined;
    // Automated tests look at more forms in an hour than people do.
    if (captchaAnswer !== undefined) return pictures.answer(token);
    const now = clock.now();
    const count = await limits.count(hashes.personal(`pictures for ${address}`), HOUR, now).catch(error => {
      if (!(error instanceof Outage)) throw error;
      // Whoever fills in a form while nothing can be counted shall be able to send it when it can be kept.
      return 0;
    });
    if (count <= MOST_PICTURES) return pictures.answer(token);
    const wait = Math.ceil((HOUR - (now % HOUR)) / 1000);
    return plainAnswer(429, 'Too many pictures were asked for.', {
      'cache-control': 'no-store',
      'retry-after': String(wait),
    });
  }

  return {
    prepare: makePrepareForm({ site, catalogue, appointments, seals, challenges, clock }),
    submit: makeSubmitRequest({
      site,
      catalogue,
      clock,
      inbox,
      limits,
      challenges,
      seals,
      hashes,
      uploads,
      documents,
      stops,
      secrets,
      linkPath,
      ids: randomIds,
      sendResetLink: parts.sendResetLink,
    }),
    links: makeLinks({ ...about, ports: parts.ports, secrets }),
    askUnsubscribe: makeAskUnsubscribe({ ...about, limits, subscriptions, outbox }),
    linkPath,
    picture,
  };
}
