import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DESK_RIGHTS,
  DESK_ROLES,
  mayDo,
  mayReadRequest,
  READ_BY,
  type DeskRight,
} from '../../../domain/desk/access.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';

const aRole = fc.constantFrom(...DESK_ROLES);
const aRight = fc.constantFrom(...(Object.keys(DESK_RIGHTS) as DeskRight[]));

describe('rights of the desk', () => {
  test('a manager has each of them, an agent those of the daily work alone', () => {
    const ofAgents = (Object.keys(DESK_RIGHTS) as DeskRight[]).filter(right => mayDo('agent', right));
    expect(ofAgents).toEqual(['requests', 'calendar', 'adverts', 'mails', 'security']);
    fc.assert(fc.property(aRight, right => mayDo('manager', right)));
  });

  test('what an agent may, a manager may', () => {
    fc.assert(fc.property(aRole, aRight, (role, right) => !mayDo(role, right) || mayDo('manager', right)));
  });
});

describe('requests that not every agent may read', () => {
  const aRequest = fc.record({
    form: fc.constantFrom(...FORM_NAMES),
    agentId: fc.option(fc.constantFrom('an', 'bert'), { nil: undefined }),
  });

  test('job applications are for managers, rental applications for the agent whom they are given to as well', () => {
    let [hidden, given] = [0, 0];
    fc.assert(
      fc.property(aRequest, aRole, (request, role) => {
        const may = mayReadRequest({ id: 'an', role }, request);
        const { form, agentId } = request;
        if (role === 'manager' || !(form in READ_BY)) expect(may).toBe(true);
        else if (form === 'rental-application' && agentId === 'an') {
          given++;
          expect(may).toBe(true);
        } else {
          hidden++;
          expect(may).toBe(false);
        }
      }),
      { numRuns: 1_000 },
    );
    expect(Math.min(hidden, given)).toBeGreaterThan(5);
  });
});
