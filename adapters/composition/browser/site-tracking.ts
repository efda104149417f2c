import type { PageBody, PageModel } from '../../../application/page/page-model.ts';
import type { SiteView } from '../../../application/browse/site-view.ts';
import { hasTags } from '../../../domain/consent/tags.ts';
import type { ConsentStorage } from '../../../ui/stores/consent.store.ts';
import type { Tracking } from '../../tracking/tracking.ts';

/** Pages about one visitor's own data that are never tracked, besides those of owners. */
const PRIVATE: readonly PageBody['kind'][] = ['link', 'failed'];

/** Reports pages and consent to the tags of a site, if it has any; their code is loaded only then. */
export function trackSite(
  { consent: { tags, version } }: SiteView,
  storage: ConsentStorage,
): {
  readonly storage: ConsentStorage;
  readonly onPage?: (view: PageModel) => void;
  /** Called when the visitor returns to the page: from another tab, or (`isRestored`) when the browser restores it from the back/forward cache. */
  readonly onReturn?: (isRestored: boolean) => void;
} {
  if (!hasTags(tags)) return { storage };
  const stored = storage.read(version);
  const tracking: Promise<Tracking> = Promise.all([
    import('../../tracking/tracking.ts'),
    import('../../tracking/tag-window.ts'),
  ]).then(([{ makeTracking }, { browserTagHost }]) => makeTracking(tags, stored, browserTagHost()));
  return {
    storage: {
      read: storage.read,
      async keep(consent) {
        await storage.keep(consent);
        (await tracking).choose(consent);
      },
    },
    onPage: view =>
      void tracking.then(each =>
        each.visit({
          title: view.title,
          tracked: !view.preview && !view.personal && !PRIVATE.includes(view.body.kind),
        }),
      ),
    onReturn: isRestored => void tracking.then(each => each.resume(storage.read(version), isRestored)),
  };
}
