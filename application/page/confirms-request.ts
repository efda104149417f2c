import type { PageModel } from './page-model.ts';

/** Whether a page confirms a request that was sent: it is for its sender, and no cache holds it. */
export function confirmsRequest({ body }: Pick<PageModel, 'body'>): boolean {
  if (body.kind === 'form') return body.sent !== undefined;
  return body.kind === 'feedback' && body.reference !== undefined;
}
