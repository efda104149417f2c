import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DESK_RIGHTS,
  DESK_ROLES,
  mayDo,
  mayReadRequest,
  READ_RESTRICTIONS,
  type DeskRight,
} from '../../../domain/desk/access.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { runs } from '../../support/run/daily-runs.ts';

const aRole = fc.constantFrom(...DESK_ROLES);
const aRight = fc.constantFrom(...(Object.keys(DESK_RIGHTS) as DeskRight[]));

describe('permissions in the desk', () => {
  test('include everything for managers and the daily work for agents', () => {
    const ofAgents = (Object.keys(DESK_RIGHTS) as DeskRight[]).filter(right => mayDo('agent', right));
    expect(ofAgents).toEqual(['requests', 'calendar', 'adverts', 'mails', 'security']);
    fc.assert(fc.property(aRight, right => mayDo('manager', right)));
  });

  test('of an agent are a subset of a manager’s', () => {
    fc.assert(fc.property(aRole, aRight, (role, right) => !mayDo(role, right) || mayDo('manager', right)));
  });
});

describe('requests with restricted access', () => {
  const aRequest = fc.record({
    form: fc.constantFrom(...FORM_NAMES),
    agentId: fc.option(fc.constantFrom('an', 'bert'), { nil: undefined }),
  });

  test('job applications are visible to managers, rental applications also to the assigned agent', () => {
    let [hidden, given] = [0, 0];
    fc.assert(
      fc.property(aRequest, aRole, (request, role) => {
        const may = mayReadRequest({ id: 'an', role }, request);
        const { form, agentId } = request;
        if (role === 'manager' || !(form in READ_RESTRICTIONS)) expect(may).toBe(true);
        else if (form === 'rental-application' && agentId === 'an') {
          given++;
          expect(may).toBe(true);
        } else {
          hidden++;
          expect(may).toBe(false);
        }
      }),
      { numRuns: runs(1_000) },
    );
    expect(Math.min(hidden, given)).toBeGreaterThan(runs(5));
  });
});
