import { makeAnnounceChanges } from '../../../application/alert/announce-changes.ts';
import { makeShowSuccessors } from '../../../application/desk/agency/show-successors.ts';
import { makeDeliverMails } from '../../../application/mail/deliver-mails.ts';
import { makeScreenFiles } from '../../../application/mail/screen-files.ts';
import { makeImportFeed } from '../../../application/operate/import-feed.ts';
import { withLinkSecrets } from '../../../application/mail/mail-links.ts';
import type { OutgoingMail } from '../../../application/ports/mails/mailer.ts';
import { atOnce } from '../../../domain/work/sliced.ts';
import type { Language } from '../../../domain/text/language.ts';
import { answersTo, drawQuestion, questionText } from '../../captcha/question.ts';
import { openFeed } from '../../feed/open-feed.ts';
import { makeRecordReader } from '../../feed/record-reader.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { makeMemoryBreachedPasswords } from '../../memory/accounts/breached-passwords.ts';
import { makeMemoryImport } from '../../memory/catalogue/catalogue-import.ts';
import { makeMemoryChallenges, type MemoryCaptcha } from '../../memory/submissions/challenges.ts';
import { makeMemoryCatalogue } from '../../memory/catalogue/listing-catalogue.ts';
import { makeMemorySampleHistory } from '../../memory/sample/sample-history.ts';
import { makeMemoryRequestPorts } from '../../memory/request-ports.ts';
import { makeMemoryHashes, makeMemoryLinkSecrets } from '../../memory/security/secrets.ts';
import { builtInBaseMap } from '../../base-map/built-in-base-map.ts';
import { openSiteContent, sitePlaces } from '../site/site-places.ts';
import { contentOf } from '../../memory/site-snapshot.ts';
import { makePlacesNearby } from '../../memory/content/places-nearby.ts';
import { makeMemoryEncryption } from '../../memory/security/encryption.ts';
import { makeMemoryMailFiles } from '../../memory/mails/mail-files.ts';
import { makeMemoryUploads } from '../../memory/submissions/uploads.ts';
import { makeMemoryPageViews } from '../../memory/page-views/page-views.ts';
import { oneTimeCodes } from '../../one-time-codes/one-time-codes.ts';
import { drawQrCode } from '../../qr-codes/draw-qr-code.ts';
import { FREQUENT_PASSWORDS, FREQUENT_WORDS } from '../../passwords/frequent-passwords.ts';
import { systemClock as clock } from '../../system/clock.ts';
import { randomIds } from '../../system/ids.ts';
import { makeWebFormTokens } from '../../web-crypto/form-tokens.ts';
import { makeWebPasswordHasher } from '../../web-crypto/password-hasher.ts';
import type { ApplicationPorts } from '../assembly/application-ports.ts';
import { assembleApplication } from '../assembly/assemble-application.ts';
import type { WholeSite } from './whole-site.ts';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const CHARACTERS = 5;

/**
 * Assembles the whole application on memory adapters, as the server does on a database; needs no server. `mails` are the sent ones, newest
 * first; `work` runs the server's background jobs once.
 */
export async function openInMemory({ content: given, feeds, isSample, nearby }: WholeSite) {
  const content = contentOf({ content: given });
  const site = openSiteContent(content);
  const catalogue = makeMemoryCatalogue(content.types, sitePlaces(content), builtInBaseMap());
  const { imports, changes: recorded } = makeMemoryImport(catalogue, clock);
  const store = makeMemoryRequestPorts();
  const pageViews = makeMemoryPageViews();
  const hasher = makeWebPasswordHasher();
  const linkSecrets = makeMemoryLinkSecrets();
  const hashes = makeMemoryHashes();
  const challenges = makeMemoryChallenges({ now: clock.now, draw: drawPuzzle });

  const importFeed = makeImportFeed({
    imports,
    reader: makeRecordReader(),
    owners: store.owners,
    known: store.listingsKnown,
    copies: { hosts: [], copy: async () => new Map(), keepOnly: async () => undefined },
    // A browser cannot read the content directory, so each named file counts as present and its size as unknown.
    pictures: { find: async files => new Map(files.map(file => [file, { file }])), sizes: async () => new Map() },
    site,
    clock,
  });
  const [earlier, now] = [feeds.earlier, feeds.now].map(text =>
    text === undefined ? undefined : openFeed(bytesOf(text)),
  );
  if (now) await importFeed(now, { earlier });
  const past = makeMemorySampleHistory({ pageViews, submissions: store.submissions });
  let changes: ApplicationPorts['listingChanges'] = recorded;
  if (isSample) {
    const { applySampleOwners } = await import('../sample/sample-owners.ts');
    const { samplePastOf } = await import('../sample/sample-past.ts');
    await applySampleOwners(isSample, { store, hasher, now: clock.now() });
    const { offers, viewings } = store;
    const parts = { catalogue, past, offers, viewings, changes, linkSecrets, hashes, clock };
    ({ changes } = await samplePastOf(parts));
  }

  const uploads = makeMemoryUploads(new Map());
  const ports: ApplicationPorts = {
    site,
    catalogue,
    clock,
    placesNearby: nearby && makePlacesNearby(nearby),
    runSlices: atOnce,
    store,
    showSuccessors: makeShowSuccessors({ agentRecords: store.agentRecords, site }),
    pageViews,
    listingChanges: changes,
    // The feed is part of the page's data and was imported above, so the desk has no import runs to show.
    importRuns: { last: async () => undefined },
    hasSoftware: false,
    uploads,
    mailFiles: makeMemoryMailFiles(),
    // Documents have no files here: the agency answers requests for documents by hand.
    documents: { files: async () => new Map() },
    challenges,
    // The minimum time is 0, as tests fill in forms faster than people do.
    formTokens: makeWebFormTokens({ fastestMs: 0 }),
    encryption: makeMemoryEncryption(),
    codes: oneTimeCodes,
    drawQrCode,
    hashes,
    hasher,
    frequentPasswords: new Set([...FREQUENT_PASSWORDS, ...FREQUENT_WORDS]),
    breachedPasswords: makeMemoryBreachedPasswords(),
    linkSecrets,
    ids: randomIds,
    // Security events are not recorded: only one person uses this page.
    security: { note: () => undefined },
  };
  const application = assembleApplication(ports);

  const mails: OutgoingMail[] = [];
  const { outbox, subscribers, alertRuns: runs } = store;
  const screen = makeScreenFiles({ scanner: undefined, quarantine: uploads });
  const deliver = makeDeliverMails({
    outbox,
    mailer: { send: async mail => void mails.unshift(mail) },
    render: async mail =>
      renderMail(withLinkSecrets(await screen(mail), linkSecrets), {
        agency: content.agency,
        colours: content.brand.colours,
        publicUrl: location.origin,
      }),
    clock,
  });
  const announce = makeAnnounceChanges({
    changes: recorded,
    runs,
    catalogue,
    look: async () => undefined,
    subscribers,
    outbox,
    site,
    clock,
    linkPath: application.linkPath,
    renewLinks: application.renewLinks,
  });

  return {
    application,
    uploads,
    mails,
    async work() {
      await application.answerAllAsked();
      await announce({ rest: async () => undefined, stopping: () => false });
      await deliver({ atOnce: 1, chance: Math.random });
    },
    /** Imports the next feed; absent if there is no next feed. */
    importNext: feeds.next === undefined ? undefined : async () => importFeed(openFeed(bytesOf(feeds.next ?? ''))),
  };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Without a server to draw it, the picture of a challenge is an SVG that contains its characters as text. */
function drawPuzzle(language: Language): MemoryCaptcha {
  const question = drawQuestion(draw);
  const characters = Array.from({ length: CHARACTERS }, () => ALPHABET[draw(ALPHABET.length)]).join('');
  return {
    widget: 'picture',
    props: { picture: pictureOf(characters), question: questionText(question, language) },
    right: [characters, ...answersTo(question)],
  };
}

function draw(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
}

function pictureOf(characters: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="280" height="96"><rect width="280" height="96" fill="#fff"/><text x="140" y="62" font-family="sans-serif" font-size="44" letter-spacing="10" text-anchor="middle">${characters}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
