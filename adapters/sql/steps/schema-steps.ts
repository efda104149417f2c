import { REQUESTS } from './0001-requests.ts';
import { OWNERS } from './0005-owners.ts';
import { VISITS } from './0006-visits.ts';
import type { SchemaStep } from './schema-step.ts';

/** All changes of the schema in the order in which they are taken. */
export const SCHEMA_STEPS: readonly SchemaStep[] = [REQUESTS, OWNERS, VISITS];
