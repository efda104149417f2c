import { type FormEvent, type RefObject, useCallback, useContext, useEffect, useState } from 'react';
import type { SendableForm } from '../../../application/request/form-view.ts';
import type { RawForm } from '../../../domain/request/check-form.ts';
import { FORMS } from '../../../domain/request/forms.ts';
import type { Language } from '../../../domain/text/language.ts';
import { type DraftName, FollowContext, useApp } from '../common/app-context.ts';
import { RequestStore } from '../../stores/request.store.ts';
import { useDraft } from './use-draft.ts';

/** Store of a form, connected to the page's use cases; its input survives a reload. */
export function useRequestStore(form: SendableForm, language: Language, element: RefObject<HTMLFormElement | null>) {
  const { requests } = useApp();
  const follow = useContext(FollowContext);
  // The draft of a search alert belongs to its list, so each list has its own.
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
            const checks = await import('../../../application/request/check-shown.ts').catch(() => undefined);
            // If the code of the checks cannot be loaded, only the server checks the form.
            return checks ? checks.checkShown(form, raw, files, Date.now()) : [];
          },
          arrived: href => {
            requests?.drafts().then(
              drafts => drafts.forget(draft),
              () => undefined,
            );
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
  const changed = useCallback((written: RawForm) => store.chooseDay(written['day']), [store]);
  const typed = useDraft(element, { name: draft, preset, changed });
  return {
    store,
    keepDraft: (event: FormEvent<HTMLFormElement>) => {
      // A submitted draft is deleted, and must not be stored again while the confirmation page loads.
      if (store.state.kind !== 'sent') typed(event);
    },
  };
}
