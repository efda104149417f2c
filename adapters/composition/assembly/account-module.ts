import { ContainerModule } from 'inversify';
import { makeAccountPages } from '../../../application/desk/account-pages.ts';
import { makeInviteAgent } from '../../../application/desk/agency/invite-agent.ts';
import { makeAskPasswordLink } from '../../../application/desk/ask-password-link.ts';
import { makeEndSessions, makeLogOut } from '../../../application/portal/end-sessions.ts';
import { makeConfirmLogin, makeLogIn } from '../../../application/portal/log-in.ts';
import { makeNoticeMarks } from '../../../application/portal/notice-mark.ts';
import { makeOpenSession } from '../../../application/portal/open-session.ts';
import { makeAnswerReset, makeSendResetLink } from '../../../application/portal/send-reset-link.ts';
import { makeChangePassword, makeSetPasswordByLink } from '../../../application/portal/set-password.ts';
import { makeSetSecondFactor } from '../../../application/portal/set-second-factor.ts';
import { makeTryCode } from '../../../application/portal/try-code.ts';
import { makeTryPassword } from '../../../application/portal/try-password.ts';
import { type PartName, provide } from './provide.ts';

const SET_PASSWORD = [
  'site',
  'passwords',
  'accounts',
  'sessions',
  'loginTries',
  'tryPassword',
  'hasher',
  'hashes',
  'ids',
  'clock',
  'security',
  'frequentPasswords',
  'breachedPasswords',
] as const satisfies readonly PartName[];

/**
 * Login, passwords and second factor. Loaded into two containers, one for owners and one for agents, each of which supplies the
 * `passwords`, `sessions` and other parts of its kind of account.
 */
export const accountModule = new ContainerModule(({ bind }) => {
  provide(bind, 'tryPassword', makeTryPassword, [
    'passwords',
    'loginTries',
    'limits',
    'hasher',
    'hashes',
    'clock',
    'security',
  ]);
  provide(bind, 'tryCode', makeTryCode, [
    'secondFactors',
    'outbox',
    'codes',
    'encryption',
    'limits',
    'hashes',
    'ids',
    'clock',
    'security',
  ]);
  provide(bind, 'logIn', makeLogIn, [
    'tryPassword',
    'sessions',
    'secondFactors',
    'encryption',
    'hashes',
    'ids',
    'clock',
    'security',
  ]);
  provide(bind, 'confirmLogin', makeConfirmLogin, [
    'passwords',
    'tryCode',
    'sessions',
    'encryption',
    'hashes',
    'ids',
    'clock',
    'security',
  ]);
  provide(bind, 'secondFactor', makeSetSecondFactor, [
    'site',
    'secondFactors',
    'codes',
    'drawQrCode',
    'encryption',
    'tryPassword',
    'tryCode',
    'hashes',
    'ids',
    'clock',
    'security',
  ]);
  provide(bind, 'openSession', makeOpenSession, ['sessions', 'hashes', 'clock', 'security']);
  provide(bind, 'endSessions', makeEndSessions, ['sessions', 'tryPassword', 'hashes', 'security']);
  provide(bind, 'logOut', makeLogOut, ['sessions', 'hashes', 'security']);
  provide(bind, 'setPassword', makeSetPasswordByLink, SET_PASSWORD);
  provide(bind, 'changePassword', makeChangePassword, SET_PASSWORD);
  provide(bind, 'sendResetLink', makeSendResetLink, [
    'resetKind',
    'askedMails',
    'limits',
    'hashes',
    'clock',
    'security',
  ]);
  provide(bind, 'answerReset', makeAnswerReset, ['passwordLinkTo', 'accounts', 'hashes', 'linkSecrets', 'clock']);
  provide(bind, 'noticeMarks', makeNoticeMarks, ['encryption', 'clock']);
});

/** Use cases of agents' accounts only: invitations, password links requested in the desk, and the desk's pages before the login. */
export const agentModule = new ContainerModule(({ bind }) => {
  provide(bind, 'inviteAgent', makeInviteAgent, [
    'site',
    'agents',
    'showSuccessors',
    'hashes',
    'linkSecrets',
    'ids',
    'clock',
  ]);
  provide(bind, 'askPasswordLink', makeAskPasswordLink, ['sendResetLink', 'limits', 'hashes', 'ids', 'clock']);
  provide(bind, 'accountPages', makeAccountPages, [
    'passwords',
    'sessions',
    'secondFactors',
    'hashes',
    'clock',
    'refuseLink',
    'noticeMarks',
  ]);
});
