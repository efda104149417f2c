import { type RefObject, useContext, useEffect, useState } from 'react';
import type { SendableForm } from '../../application/request/form-view.ts';
import { FORMS } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import { type DraftName, FollowContext, useApp } from './app-context.ts';
import { RequestStore } from '../stores/request.store.ts';
import { draftOf, restoreDraft } from './form-written.ts';

/** The store of a form on a page, over the use cases that the page was given; what is typed outlives a reload. */
export function useRequestStore(form: SendableForm, language: Language, element: RefObject<HTMLFormElement | null>) {
  const { requests } = useApp();
  const follow = useContext(FollowContext);
  // An alert that begins at another list is another one.
  const { preset } = form;
  const draft: DraftName = preset ? `${form.form} ${form.action}` : form.form;
  const [store] = useState(
    () =>
      new RequestStore(
        {
          prepare: () =>
            requests?.prepare(form.form, language, form.subject?.id) ??
            Promise.reject(new Error('this site accepts no forms')),
          submit: async ({ raw, files }) => {
            if (!requests) throw new Error('this site accepts no forms');
            const outcome = await requests.submit({ form: form.form, language, raw, files });
            const { property } = raw;
            if (outcome.kind === 'sent' && FORMS[form.form].begins === 'documents' && typeof property === 'string')
              requests.documentsAsked.add(property.trim());
            return outcome;
          },
          check: async ({ raw, files }) => {
            const { checkShown } = await import('../../application/request/check-shown.ts');
            return checkShown(form, raw, files, Date.now());
          },
          arrived: href => {
            requests?.drafts.forget(draft);
            if (follow) follow(href, {});
            else location.assign(href);
          },
        },
        form.shown,
      ),
  );
  useEffect(() => {
    store.revive();
    return store.dispose;
  }, [store]);
  useEffect(() => {
    const { current } = element;
    const kept = current && requests?.drafts.read(draft);
    if (current && kept) restoreDraft(current, kept, preset);
    // A day may have been chosen before any script ran.
    if (current) store.chooseDay(draftOf(current)['day']);
  }, [element, requests, draft, preset, store]);
  return {
    store,
    keepDraft: () => {
      if (!element.current) return;
      const written = draftOf(element.current);
      requests?.drafts.keep(draft, written);
      store.chooseDay(written['day']);
    },
  };
}
