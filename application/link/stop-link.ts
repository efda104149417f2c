import type { Hashes } from '../ports/hashes.ts';
import type { LinkSecrets } from '../ports/link-secrets.ts';
import type { RecommendationStops } from '../ports/recommendation-stops.ts';
import type { LinkCase } from './link-case.ts';
import { personBehind } from '../mail/link-secret.ts';

/** Sees to it that nobody can have a page recommended to a person any more who does not want it. */
export function makeStopRecommendations({
  stops,
  secrets,
  hashes,
}: {
  readonly stops: RecommendationStops;
  readonly secrets: LinkSecrets;
  readonly hashes: Hashes;
}): LinkCase {
  return {
    async open({ secret }) {
      const person = personBehind(secrets, hashes, secret);
      return person === undefined ? undefined : { kind: 'recommendations', stopped: await stops.stopped(person) };
    },
    async act({ secret, now }) {
      const person = personBehind(secrets, hashes, secret);
      if (person === undefined) return undefined;
      await stops.stop(person, now);
      return 'done';
    },
  };
}
