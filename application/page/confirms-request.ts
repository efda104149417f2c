import type { PageView } from './page-view.ts';

/** Whether the page confirms a submission. Such a page is for its sender alone and must not be cached. */
export function confirmsRequest({ body }: Pick<PageView, 'body'>): boolean {
  if (body.kind === 'form') return body.sent !== undefined;
  return body.kind === 'feedback' && body.reference !== undefined;
}
