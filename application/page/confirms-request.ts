import type { PageModel } from './page-model.ts';

/** Whether the page confirms a submission. Such a page is for its sender alone and must not be cached. */
export function confirmsRequest({ body }: Pick<PageModel, 'body'>): boolean {
  if (body.kind === 'form') return body.sent !== undefined;
  return body.kind === 'feedback' && body.reference !== undefined;
}
