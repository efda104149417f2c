import { join } from 'node:path';
import { LINK_LIFE_MS } from '../../../application/portal/owner-link.ts';
import { withLinkSecrets } from '../../../application/mail/mail-links.ts';
import type { LinkSecrets } from '../../../application/ports/security/link-secrets.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { makeClamdScanner } from '../../clamav/file-scanner.ts';
import type { Database } from '../../sql/open-database.ts';
import { systemClock } from '../../system/clock.ts';
import { makeMailDelivery } from '../workers/mail-delivery.ts';
import { openVisitorFiles } from '../server/open-visitor-files.ts';
import type { ServerSettings } from '../settings.ts';

const DAY_MS = 86_400_000;

/**
 * Sends the pending mails as the running site would, and prints where the invitation is. If the invitation was not sent, prints the link
 * too, as quoted-printable splits the link across lines in the file. `mail`: the invitation as stored.
 */
export async function deliverInvitation(
  { dataDirectory, publicUrl, smtp, mailFrom, clamd }: ServerSettings,
  database: Database,
  { agency, brand }: SiteContent,
  linkSecrets: LinkSecrets,
  mail: Mail,
): Promise<void> {
  const uploads = openVisitorFiles(database, dataDirectory, systemClock);
  const deliver = makeMailDelivery({
    outbox: database.outbox,
    clock: systemClock,
    sender: () => ({ agency, colours: brand.colours, from: mailFrom }),
    publicUrl,
    smtp,
    dataDirectory,
    readStoredFile: uploads.read,
    scanner: clamd && makeClamdScanner(clamd),
    quarantine: uploads,
    linkSecrets,
  });
  const { later } = await deliver({ atOnce: 1, chance: Math.random });
  const outbox = join(dataDirectory, 'outbox');
  const [taken, left] = smtp
    ? ['The invitation was sent.', 'The mail server did not accept every mail; the running site tries again.']
    : [
        `The invitation is a file in ${outbox}.`,
        `Not every mail could be written into ${outbox}; the running site tries again.`,
      ];
  console.log(later > 0 ? left : taken);
  const { link } = withLinkSecrets(mail, linkSecrets).data;
  if ((!smtp || later > 0) && typeof link === 'string')
    console.log(`Link of the invitation: ${new URL(link, publicUrl)}`);
  console.log(`The link of the invitation is valid for ${LINK_LIFE_MS.invitation / DAY_MS} days.`);
}
