import { REQUESTS } from './0001-0020/0001-requests.ts';
import { CATALOGUE } from './0001-0020/0002-catalogue.ts';
import { LINKS } from './0001-0020/0003-links.ts';
import { ALERTS } from './0001-0020/0004-alerts.ts';
import { AGENTS_HOURS } from './0001-0020/0005-agents-hours.ts';
import { OWNERS } from './0001-0020/0006-owners.ts';
import { VISITS } from './0001-0020/0007-visits.ts';
import { TURN_OF_MAILS } from './0001-0020/0008-turn-of-mails.ts';
import { REMOVED_TITLES } from './0001-0020/0009-removed-titles.ts';
import { FACTS_OF_FILTERS } from './0001-0020/0010-facts-of-filters.ts';
import { TITLES_OF_BRIEFS } from './0001-0020/0011-titles-of-briefs.ts';
import { PAUSES } from './0001-0020/0012-pauses.ts';
import { SECOND_FACTORS } from './0001-0020/0013-second-factors.ts';
import { IMPORT_RUNS } from './0001-0020/0014-import-runs.ts';
import { GONE_REASONS } from './0001-0020/0015-gone-reasons.ts';
import { EXTERNAL_IDS } from './0001-0020/0016-external-ids.ts';
import { ALARMS } from './0001-0020/0017-alarms.ts';
import { SEVERAL_MACHINES } from './0001-0020/0018-several-machines.ts';
import { DESK } from './0001-0020/0019-desk.ts';
import { LINKS_OF_MAILS } from './0001-0020/0020-links-of-mails.ts';
import { LIFE_OF_OFFERS } from './0021-0040/0021-life-of-offers.ts';
import { NAMES_OF_OFFERS } from './0021-0040/0022-names-of-offers.ts';
import { OUTCOMES_OF_VIEWINGS } from './0021-0040/0023-outcomes-of-viewings.ts';
import { SEARCH_TEXTS } from './0021-0040/0024-search-texts.ts';
import { CODES_OF_BRIEFS } from './0021-0040/0025-codes-of-briefs.ts';
import { FORMS_OF_REQUESTS } from './0021-0040/0026-forms-of-requests.ts';
import { SURFACES_OF_BRIEFS } from './0021-0040/0027-surfaces-of-briefs.ts';
import { OPEN_HOUSES_OF_BRIEFS } from './0021-0040/0028-open-houses-of-briefs.ts';
import { SUCCESSORS_OF_AGENTS } from './0021-0040/0029-successors-of-agents.ts';
import { ORDER_OF_REQUESTS } from './0021-0040/0030-order-of-requests.ts';
import type { SchemaStep } from '../schema/schema-step.ts';

/** All schema steps, in the order of their application. */
export const SCHEMA_STEPS: readonly SchemaStep[] = [
  REQUESTS,
  CATALOGUE,
  LINKS,
  ALERTS,
  AGENTS_HOURS,
  OWNERS,
  VISITS,
  TURN_OF_MAILS,
  REMOVED_TITLES,
  FACTS_OF_FILTERS,
  TITLES_OF_BRIEFS,
  PAUSES,
  SECOND_FACTORS,
  IMPORT_RUNS,
  GONE_REASONS,
  EXTERNAL_IDS,
  ALARMS,
  SEVERAL_MACHINES,
  DESK,
  LINKS_OF_MAILS,
  LIFE_OF_OFFERS,
  NAMES_OF_OFFERS,
  OUTCOMES_OF_VIEWINGS,
  SEARCH_TEXTS,
  CODES_OF_BRIEFS,
  FORMS_OF_REQUESTS,
  SURFACES_OF_BRIEFS,
  OPEN_HOUSES_OF_BRIEFS,
  SUCCESSORS_OF_AGENTS,
  ORDER_OF_REQUESTS,
];
