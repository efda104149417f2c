import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { RawForm } from '../../../domain/request/check-form.ts';
import { type DraftName, type Drafts, useApp } from '../common/app-context.ts';
import { draftOf, restoreDraft } from './form-written.ts';

type Typing = { readonly names: Set<string>; drafts: Drafts | undefined };

/**
 * Keeps what is typed into a form for a reload, and puts back what was kept. While that is being read the form can be used: a
 * field that is typed into in the meantime stays as it is. `changed` hears what stands in the form; `preset` is what the page filled in.
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
    // Something may have been chosen before any script ran.
    changed(draftOf(form));
    const putBack = async (drafts: Drafts) => {
      const kept = await drafts.read(name);
      if (typing.current !== now) return;
      now.drafts = drafts;
      if (kept) {
        restoreDraft(form, kept, { preset, typed: now.names });
        changed(draftOf(form));
      }
      if (now.names.size > 0) await drafts.keep(name, draftOf(form));
    };
    // What cannot be fetched keeps nothing; the form works without.
    fetchDrafts?.().then(putBack, () => undefined);
    return () => {
      typing.current = { names: new Set(), drafts: undefined };
    };
  }, [element, fetchDrafts, name, preset, changed]);
  /** Hears of each change of a field. */
  return ({ target, currentTarget }: FormEvent<HTMLFormElement>): void => {
    const written = draftOf(currentTarget);
    changed(written);
    if ('name' in target) typing.current.names.add(String(target.name));
    void typing.current.drafts?.keep(name, written);
  };
}
