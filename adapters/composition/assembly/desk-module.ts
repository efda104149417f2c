import { makeAccountPages } from '../../../application/desk/account-pages.ts';
import { makeFindMember } from '../../../application/desk/find-member.ts';
import { type Desk, type DeskCases, makeDesk } from '../../../application/desk/open-desk.ts';
import type { ApplicationPorts } from './assemble-application.ts';
import type { DeskAccounts } from './desk-accounts.ts';

/** The desk of the agency over the ports of the application; each page is a line of `cases`. */
export function assembleDesk(ports: ApplicationPorts, accounts: DeskAccounts): Desk {
  const { site, catalogue, clock, store } = ports;
  const cases: DeskCases = {};
  return makeDesk({
    site,
    catalogue,
    clock,
    openSession: accounts.openSession,
    findMember: makeFindMember(store.agents),
    cases,
    accounts: makeAccountPages({ ...store.agentAccounts, hashes: accounts.hashes, clock }),
  });
}
