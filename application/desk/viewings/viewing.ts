import { VIEWING_ACTS } from '../../../domain/appointment/viewing-change.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import type { DeskHandler } from '../shared/desk-handler.ts';
import type { ViewingBody, ViewingPage } from './viewing-page.ts';

/** Desk page of one viewing: shows it with its history, and handles its forms. */
export function makeViewingDesk({ viewingPage }: { readonly viewingPage: ViewingPage }): DeskHandler<ViewingBody> {
  return {
    async open(call) {
      const viewing = await viewingPage.find(call.params['id'] ?? '');
      return viewing ? { kind: 'page', body: await viewingPage.show(call, viewing) } : { kind: 'none' };
    },
    async act(call, sent) {
      const viewing = await viewingPage.find(call.params['id'] ?? '');
      const act = VIEWING_ACTS.find(one => one === sent('do'));
      if (!viewing || !act) return { kind: 'none' };
      const taken = await viewingPage.act(call, viewing, act, sent);
      if (taken.kind === 'unknown') return { kind: 'none' };
      if (taken.kind === 'refused') return { kind: 'again', body: taken.body };
      const location = deskPath('visit', call.context.language, { id: viewing.submissionId });
      return { kind: 'done', location, notice: { code: taken.act } };
    },
  };
}
