import type { Challenges } from '../../../application/ports/submissions/challenges.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Hashes } from '../../../application/ports/security/hashes.ts';
import type { Limits } from '../../../application/ports/security/limits.ts';
import type { SecurityLog } from '../../../application/ports/audit/security-log.ts';
import type { BrandColours } from '../../../domain/page/brand-colours.ts';
import { makeCaptchaPictures } from '../../captcha/captcha-pictures.ts';
import { makeChallenges } from '../../captcha/challenges.ts';
import { makeCaptchaApi } from '../../http-api/captcha-api.ts';
import type { OpenOrigins } from '../../node-server/open-origins.ts';
import { makeCipher } from '../../secrets/cipher.ts';
import type { Secrets } from '../../secrets/secret.ts';
import type { ServerSettings } from '../settings.ts';
import type { RequestHandler } from '../pages/site-http.ts';

/** A captcha on the server, whether the built-in one or a vendor's. */
export type Captcha = {
  readonly challenges: Challenges;
  /** Handlers of the requests that the captcha's widget sends, such as those for pictures. */
  readonly handlers: readonly RequestHandler[];
  /** Origins of a vendor that the pages' Content-Security-Policy allows for its widget. */
  readonly origins: Partial<OpenOrigins>;
};

/**
 * Opens the captcha of a site: the built-in one, which contacts no other server. To use a vendor's captcha, replace the built-in one in
 * this function.
 */
export function openCaptcha(
  { captchaAnswer }: Pick<ServerSettings, 'captchaAnswer'>,
  {
    secret,
    previous,
    clock,
    limits,
    hashes,
    security,
    colours,
  }: Secrets & {
    readonly clock: Clock;
    readonly limits: Limits;
    readonly hashes: Hashes;
    readonly security: SecurityLog;
    /** The site's colours, for the pictures. */
    readonly colours: () => BrandColours;
  },
): Captcha {
  const challenges = makeChallenges({
    cipher: makeCipher(secret, 'challenge', previous),
    clock,
    answer: captchaAnswer,
  });
  const pictures = makeCaptchaPictures({ challenges, clock, colours });
  const unlimited = captchaAnswer !== undefined;
  const pictureApi = makeCaptchaApi({ pictures, limits, hashes, clock, security, unlimited });
  return { challenges, handlers: [pictureApi], origins: {} };
}
