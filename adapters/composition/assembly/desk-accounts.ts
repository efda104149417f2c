import { makeInviteAgent } from '../../../application/desk/agency/invite-agent.ts';
import { makeEndSessions, makeLogOut } from '../../../application/portal/end-sessions.ts';
import { makeConfirmLogin, makeLogIn } from '../../../application/portal/log-in.ts';
import { makeNoticeMarks } from '../../../application/portal/notice-mark.ts';
import { makeOpenSession } from '../../../application/portal/open-session.ts';
import { deskLinkPath } from '../../../application/portal/owner-link.ts';
import { makeAnswerReset, makeSendResetLink } from '../../../application/portal/send-reset-link.ts';
import { makeChangePassword, makeSetPasswordByLink } from '../../../application/portal/set-password.ts';
import { makeSetSecondFactor } from '../../../application/portal/set-second-factor.ts';
import { makeTryCode } from '../../../application/portal/try-code.ts';
import { makeTryPassword } from '../../../application/portal/try-password.ts';
import type { Hashes } from '../../../application/ports/security/hashes.ts';
import { HOUR, limitOn, within } from '../../../application/ports/security/limits.ts';
import { parsePublicEmail } from '../../../domain/request/email.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { ApplicationPorts } from './application-ports.ts';

/** Password links that one network may request per hour; each account has a limit of its own as well. */
const RESETS_OF_NETWORK = 20;

export type DeskAccounts = ReturnType<typeof makeDeskAccounts>;

/**
 * Login, passwords and second factor of agents: the use cases of owners on the accounts of agents. Rate limits, form tokens and tickets are
 * hashed with another prefix, so that an address with both kinds of account is not mixed up.
 */
export function makeDeskAccounts(ports: ApplicationPorts) {
  const { site, clock, ids, seals, codes, drawQrCode, hasher, security, linkSecrets: secrets } = ports;
  const { store, frequentPasswords, breachedPasswords } = ports;
  const { passwords, sessions, secondFactors, accounts } = store.agentAccounts;
  const { loginTries: tries, limits, outbox } = store;
  const hashes = hashesOfDesk(ports.hashes);

  const tryPassword = makeTryPassword({ passwords, tries, limits, hasher, hashes, clock, security });
  const tryCode = makeTryCode({
    secondFactors,
    outbox,
    codes,
    seals,
    limits,
    hashes,
    ids,
    clock,
    security,
  });
  const setting = {
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
    security,
    frequentPasswords,
    breachedPasswords,
  };
  const sendResetLink = makeSendResetLink({
    kind: 'agent-password',
    askedMails: store.askedMails,
    limits,
    hashes,
    clock,
    security,
  });

  return {
    hashes,
    marks: makeNoticeMarks({ seals, clock }),
    openSession: makeOpenSession({ sessions, hashes, clock, security }),
    logIn: makeLogIn({ tryPassword, sessions, secondFactors, seals, hashes, ids, clock, security }),
    confirmLogin: makeConfirmLogin({ passwords, sessions, tryCode, seals, hashes, ids, clock, security }),
    setPassword: makeSetPasswordByLink(setting),
    changePassword: makeChangePassword(setting),
    endSessions: makeEndSessions({ sessions, tryPassword, hashes, security }),
    secondFactor: makeSetSecondFactor({
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
    invite: makeInviteAgent({ site, agents: store.agents, hashes, secrets, ids, clock }),
    logOut: makeLogOut({ sessions, hashes, security }),
    answerReset: makeAnswerReset({ linkTo: deskLinkPath, accounts, hashes, secrets, clock }),
    /** Mails a password link if the address has an account; the result does not reveal whether it has. */
    async forgot(typed: string, language: Language, network: string): Promise<'sent' | 'limited'> {
      const limit = limitOn(hashes, `resets from ${network}`, RESETS_OF_NETWORK, HOUR);
      if (!(await within(limits, limit, clock.now()))) return 'limited';
      const email = parsePublicEmail(typed);
      if (email !== undefined) await sendResetLink({ reference: ids.reference(), email, language });
      return 'sent';
    },
  };
}

function hashesOfDesk({ secret, personal, formerly, ...others }: Hashes): Hashes {
  return {
    ...others,
    secret,
    personal: text => personal(`desk ${text}`),
    formerly: text => formerly(`desk ${text}`),
  };
}
