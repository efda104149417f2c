import type { SchemaStep } from '../../schema/schema-step.ts';

/**
 * Replaces two indexes by one, from which the desk reads the pages of its list and counts requests by form. A new request is appended to
 * this index. The former index by id and form wrote a page of its own for nearly every request, because ids are random
 * (tests/bench/submissions.bench.ts).
 */
export const ORDER_OF_REQUESTS: SchemaStep = {
  name: '0030 order of requests',
  changes: ({ db: { schema } }) => [
    schema.createIndex('submission_in_order').on('submission').columns(['received_at', 'id', 'form']),
    schema.dropIndex('submission_by_time'),
    schema.dropIndex('submission_forms'),
  ],
};
