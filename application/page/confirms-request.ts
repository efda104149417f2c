import type { PageView } from './page-view.ts';

/** Whether a page confirms a request that was sent: it is for its sender, and no cache holds it. */
export function confirmsRequest({ body }: Pick<PageView, 'body'>): boolean {
  if (body.kind === 'form') return body.sent !== undefined;
  return body.kind === 'feedback' && body.reference !== undefined;
}
