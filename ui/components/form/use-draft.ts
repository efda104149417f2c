import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { RawForm } from '../../../domain/request/check-form.ts';
import { type DraftName, type Drafts, useApp } from '../common/app-context.ts';
import { draftOf, restoreDraft } from './form-written.ts';

type Typing = { readonly names: Set<string>; drafts: Drafts | undefined };

/**
 * Stores form input for a reload, and restores it. The form is usable while the draft is read: a field typed into meanwhile keeps its
 * value. `changed` is called with the form's values; `preset`: values prefilled by the page.
 */
export function useDraft(
  element: RefObject<HTMLFormElement | null>,
  { name, preset, changed }: { readonly name: DraftName; readonly preset?: RawForm; changed(written: RawForm): void },
) {
  const fetchDrafts = useApp().requests?.drafts;
  const typing = useRef<Typing>({ names: new Set(), drafts: undefined });
  useEffect(() => {
    const { current: form } = element;
    if (!form) return undefined;
    const now: Typing = { names: new Set(), drafts: undefined };
    typing.current = now;
    // The visitor may have typed before hydration, when no listener was active, so read the fields once now.
    changed(draftOf(form));
    const putBack = async (drafts: Drafts) => {
      const stored = await drafts.read(name);
      if (typing.current !== now) return;
      now.drafts = drafts;
      if (stored) {
        restoreDraft(form, stored, { preset, typed: now.names });
        changed(draftOf(form));
      }
      if (now.names.size > 0) await drafts.keep(name, draftOf(form));
    };
    // If the draft module fails to load, the form works without drafts.
    fetchDrafts?.().then(putBack, () => undefined);
    return () => {
      typing.current = { names: new Set(), drafts: undefined };
    };
  }, [element, fetchDrafts, name, preset, changed]);
  /** Handles each change of a field. */
  return ({ target, currentTarget }: FormEvent<HTMLFormElement>): void => {
    const written = draftOf(currentTarget);
    changed(written);
    if ('name' in target) typing.current.names.add(String(target.name));
    void typing.current.drafts?.keep(name, written);
  };
}
