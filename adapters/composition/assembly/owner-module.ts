import { ContainerModule } from 'inversify';
import { makeOpenPage } from '../../../application/page/open-page.ts';
import { makeEndSessions } from '../../../application/portal/end-sessions.ts';
import { makeConfirmLogin, makeLogIn } from '../../../application/portal/log-in.ts';
import { makeAnswerReset, makeSendResetLink } from '../../../application/portal/send-reset-link.ts';
import { linkPath } from '../../../application/portal/owner-link.ts';
import { makeNoticeMarks } from '../../../application/portal/notice-mark.ts';
import { makeOpenSession } from '../../../application/portal/open-session.ts';
import { makePortalPages } from '../../../application/portal/portal-pages.ts';
import { makeChangePassword, makeSetPasswordByLink } from '../../../application/portal/set-password.ts';
import { makeSetSecondFactor } from '../../../application/portal/set-second-factor.ts';
import { makeTryCode } from '../../../application/portal/try-code.ts';
import { makeTryPassword } from '../../../application/portal/try-password.ts';
import { makeVisitorPages } from '../../../application/portal/visitor-pages.ts';
import { TOKEN } from './tokens.ts';

/** Binds login, passwords and second factor of owners, and the personal pages without a session, which lead to the login. */
export const ownerModule = new ContainerModule(({ bind }) => {
  bind(TOKEN.tryPassword).toResolvedValue(
    ({ passwords, loginTries: tries, limits }, hasher, hashes, clock, security) =>
      makeTryPassword({ passwords, tries, limits, hasher, hashes, clock, security }),
    [TOKEN.store, TOKEN.hasher, TOKEN.hashes, TOKEN.clock, TOKEN.security],
  );
  bind(TOKEN.logIn).toResolvedValue(
    (tryPassword, { sessions, secondFactors }, seals, hashes, ids, clock, security) =>
      makeLogIn({ tryPassword, sessions, secondFactors, seals, hashes, ids, clock, security }),
    [TOKEN.tryPassword, TOKEN.store, TOKEN.seals, TOKEN.hashes, TOKEN.ids, TOKEN.clock, TOKEN.security],
  );
  bind(TOKEN.tryCode).toResolvedValue(
    ({ secondFactors, outbox, limits }, codes, seals, hashes, ids, clock, security) =>
      makeTryCode({ secondFactors, outbox, limits, codes, seals, hashes, ids, clock, security }),
    [TOKEN.store, TOKEN.codes, TOKEN.seals, TOKEN.hashes, TOKEN.ids, TOKEN.clock, TOKEN.security],
  );
  bind(TOKEN.confirmLogin).toResolvedValue(
    ({ passwords, sessions }, tryCode, seals, hashes, ids, clock, security) =>
      makeConfirmLogin({ passwords, sessions, tryCode, seals, hashes, ids, clock, security }),
    [TOKEN.store, TOKEN.tryCode, TOKEN.seals, TOKEN.hashes, TOKEN.ids, TOKEN.clock, TOKEN.security],
  );
  bind(TOKEN.secondFactor).toResolvedValue(
    (site, { secondFactors }, codes, drawQrCode, seals, tryPassword, tryCode, hashes, ids, clock, security) =>
      makeSetSecondFactor({
        site,
        secondFactors,
        codes,
        drawQrCode,
        seals,
        tryPassword,
        tryCode,
        hashes,
        ids,
        clock,
        security,
      }),
    [
      TOKEN.site,
      TOKEN.store,
      TOKEN.codes,
      TOKEN.drawQrCode,
      TOKEN.seals,
      TOKEN.tryPassword,
      TOKEN.tryCode,
      TOKEN.hashes,
      TOKEN.ids,
      TOKEN.clock,
      TOKEN.security,
    ],
  );
  bind(TOKEN.openSession).toResolvedValue(
    ({ sessions }, hashes, clock, security) => makeOpenSession({ sessions, hashes, clock, security }),
    [TOKEN.store, TOKEN.hashes, TOKEN.clock, TOKEN.security],
  );
  bind(TOKEN.setPasswordParts).toResolvedValue(
    (
      site,
      { passwords, accounts, sessions, loginTries: tries },
      tryPassword,
      hasher,
      hashes,
      ids,
      clock,
      frequentPasswords,
      security,
      breachedPasswords,
    ) => ({
      site,
      passwords,
      accounts,
      sessions,
      tries,
      tryPassword,
      hasher,
      hashes,
      ids,
      clock,
      frequentPasswords,
      security,
      breachedPasswords,
    }),
    [
      TOKEN.site,
      TOKEN.store,
      TOKEN.tryPassword,
      TOKEN.hasher,
      TOKEN.hashes,
      TOKEN.ids,
      TOKEN.clock,
      TOKEN.frequentPasswords,
      TOKEN.security,
      TOKEN.breachedPasswords,
    ],
  );
  bind(TOKEN.setPassword).toResolvedValue(makeSetPasswordByLink, [TOKEN.setPasswordParts]);
  bind(TOKEN.changePassword).toResolvedValue(makeChangePassword, [TOKEN.setPasswordParts]);
  bind(TOKEN.endSessions).toResolvedValue(
    ({ sessions }, tryPassword, hashes, security) => makeEndSessions({ sessions, tryPassword, hashes, security }),
    [TOKEN.store, TOKEN.tryPassword, TOKEN.hashes, TOKEN.security],
  );
  bind(TOKEN.sendResetLink).toResolvedValue(
    ({ askedMails, limits }, hashes, clock, security) =>
      makeSendResetLink({ kind: 'owner-password', askedMails, limits, hashes, clock, security }),
    [TOKEN.store, TOKEN.hashes, TOKEN.clock, TOKEN.security],
  );
  bind(TOKEN.answerReset).toResolvedValue(
    (site, { accounts }, hashes, secrets, clock) =>
      makeAnswerReset({
        linkTo: (language, id, tokenHash) => linkPath(site.current().routes, language, id, tokenHash),
        accounts,
        hashes,
        secrets,
        clock,
      }),
    [TOKEN.site, TOKEN.store, TOKEN.hashes, TOKEN.linkSecrets, TOKEN.clock],
  );
  bind(TOKEN.noticeMarks).toResolvedValue(
    (seals, clock) => makeNoticeMarks({ seals, clock }),
    [TOKEN.seals, TOKEN.clock],
  );
  bind(TOKEN.visitorPages).toResolvedValue(
    ({ passwords }, hashes, clock, marks, refuseLink, sentMarks) =>
      makeVisitorPages({ passwords, hashes, clock, marks, refuseLink, sentMarks }),
    [TOKEN.store, TOKEN.hashes, TOKEN.clock, TOKEN.noticeMarks, TOKEN.refuseLink, TOKEN.sentMarks],
  );
  bind(TOKEN.openPage).toResolvedValue(
    (site, catalogue, clock, publicAddress, sentMarks, personal) =>
      makeOpenPage({ site, catalogue, clock, publicAddress, sentMarks, personal }),
    [TOKEN.site, TOKEN.catalogue, TOKEN.clock, TOKEN.publicAddress, TOKEN.sentMarks, TOKEN.visitorPages],
  );
});

/** Rebinds `openPage` for one request of a logged-in owner, whom `TOKEN.ownerSession` identifies. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(TOKEN.openPage).toResolvedValue(
    (site, catalogue, clock, sentMarks, session, { sessions, secondFactors }, hashes, marks, owned, others) =>
      makeOpenPage({
        site,
        catalogue,
        clock,
        sentMarks,
        personal: makePortalPages({ session, sessions, secondFactors, hashes, marks, owned, others }),
      }),
    [
      TOKEN.site,
      TOKEN.catalogue,
      TOKEN.clock,
      TOKEN.sentMarks,
      TOKEN.ownerSession,
      TOKEN.store,
      TOKEN.hashes,
      TOKEN.noticeMarks,
      TOKEN.owned,
      TOKEN.visitorPages,
    ],
  );
});
