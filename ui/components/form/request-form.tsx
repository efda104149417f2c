import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useContext, useEffect, useRef } from 'react';
import type { FormView, SendableForm } from '../../../application/request/form-view.ts';
import { useLanguage } from '../../locales/translations.ts';
import { firstWrong, focusedIn, summaryOf, fullFormAddress, wordErrors } from './form-errors.ts';
import { FORMS, isFormName } from '../../../domain/request/forms.ts';
import { withKnownFields } from '../../../domain/request/known-fields.ts';
import { FollowContext, useApp } from '../common/app-context.ts';
import { FormClosed } from './form-closed.tsx';
import { FormCaptcha } from './form-captcha.tsx';
import { FormFields } from './form-fields.tsx';
import { formOfView, typedIn } from './form-layout.ts';
import { withOpenHours } from './form-hours.tsx';
import { FormProblem } from './form-problem.tsx';
import { mailSubjectOf, FormNotes, FormSend, FormUnavailableHere } from './form-send.tsx';
import { FormTrap } from './form-trap.tsx';
import { PlainForm } from './plain-form.tsx';
import { writtenIn } from './form-written.ts';
import { useFormWords } from './form-words.ts';
import { useDocumentsAsked } from './use-documents-asked.ts';
import { useLive } from '../common/use-live.ts';
import { useRequestStore } from './use-request-store.ts';

type Props = { readonly form: FormView; readonly level?: 2 | 3 };

/** A form of the site with its title, notes and errors; its headings begin at `level`. */
export function RequestForm({ form, level = 3 }: Props) {
  const { requests } = useApp();
  const words = useFormWords(form.form);
  // If the form was submitted and refused, it is shown again with the reason, even if it has been closed meanwhile.
  if (form.closed && !form.shown?.refusal)
    return <FormClosed form={form} closed={form.closed} level={level} words={words} />;
  if (requests && isFormName(form.form))
    return <LiveForm key={form.action} form={form as SendableForm} level={level} />;
  if (requests && form.form === 'unsubscribe') return <LinkForm form={form} level={level} />;
  return <DisabledForm form={form} level={level} />;
}

/** Form in which a visitor requests the unsubscribe links for a mail address. */
function LinkForm({ form, level }: { readonly form: FormView; readonly level: 2 | 3 }) {
  const words = useFormWords(form.form);
  return (
    <PlainForm form={form} level={level}>
      <FormSend form={form} words={words} />
    </PlainForm>
  );
}

/** Disabled form of a static site, which has no server to receive it; a note above the form says so. */
function DisabledForm({ form, level = 3 }: Props) {
  const words = useFormWords(form.form);
  return (
    <form className="request-form" id={form.form} method="post" aria-label={form.title.text}>
      <FormUnavailableHere phone={form.phone} about={mailSubjectOf(form)} note={words('needsServer')} />
      <p className="form-intro">{words('intro')}</p>
      <FormNotes form={form} words={words} />
      <fieldset className="form-still" disabled>
        <FormFields form={form} level={level} words={words} errors={new Map()} typed={typedIn(form)} />
        <FormSend form={form} words={words} off />
      </fieldset>
    </form>
  );
}

/** A form that can be sent: by the browser, or with script without leaving the page. */
const LiveForm = observer(function LiveForm({ form, level = 3 }: Props & { readonly form: SendableForm }) {
  const words = useFormWords(form.form);
  const language = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const follow = useContext(FollowContext);
  const { store, keepDraft } = useRequestStore(form, language, element);
  const live = useLive();
  const asked = useDocumentsAsked(FORMS[form.form].begins === 'documents' ? form.subject?.id : undefined);
  const problem = `${form.form}-problem`;
  const { refusals, refusal, prepared, busy } = store;
  const isViewing = form.viewings !== undefined;
  useEffect(() => {
    // The current slots are requested from the server, because the page may come from a cache.
    if (isViewing) void store.begin();
  }, [isViewing, store]);
  useEffect(() => {
    if (refusals === 0) return;
    const about = fullFormAddress(form, store.errors, element.current);
    if (about === undefined || !follow) (firstWrong(form, store.errors) ?? document.getElementById(problem))?.focus();
    else follow(`${form.action}?property=${encodeURIComponent(about)}`, {});
  }, [refusals, problem, form, store, follow]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!store.busy) await store.send(withKnownFields(form.form, await writtenIn(event.currentTarget, true)));
  }

  async function leave(event: React.FocusEvent<HTMLFormElement>) {
    const { target } = event;
    const name = 'name' in target ? String(target.name) : '';
    const within = (event.relatedTarget as { name?: unknown } | null)?.name === name;
    // If the visitor leaves a field empty without typing, this is not an error before the form is sent.
    const empty = 'value' in target && target.value === '';
    if (name === '' || name === 'answer' || within || (empty && !store.errors.has(name))) return;
    await store.leave(name, await writtenIn(event.currentTarget, false));
  }

  if (prepared?.closed && !refusal)
    return <FormClosed form={form} closed={prepared.closed} level={level} words={words} />;
  const errors = wordErrors(form, store.errors, words, prepared?.challenge.widget);
  const focused = focusedIn(form);
  const { fields } = formOfView(form);
  return (
    <form
      className="request-form"
      id={form.form}
      method="post"
      action={form.action}
      encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      aria-label={form.title.text}
      aria-busy={busy}
      noValidate
      ref={element}
      onSubmit={send}
      onFocus={() => void store.begin()}
      onBlur={leave}
      onInput={keepDraft}
    >
      {refusal ? (
        <FormProblem
          // A new key remounts the message, so that screen readers announce it again.
          key={refusals}
          refusal={refusal}
          errors={summaryOf(form, errors)}
          words={words}
          id={problem}
          level={level}
        />
      ) : null}
      {asked ? <p className="form-asked">{words('asked')}</p> : null}
      <p className="form-intro">{words('intro')}</p>
      <FormNotes form={form} words={words} />
      <input type="hidden" name="form" value={form.form} />
      <input type="hidden" name="key" value={prepared?.key ?? ''} />
      <input type="hidden" name="stamp" value={prepared?.stamp ?? ''} />
      <input type="hidden" name="captcha" value={prepared?.challenge.token ?? ''} />
      {store.withoutTrap ? null : <FormTrap words={words} />}
      <FormFields
        form={withOpenHours(form, prepared ?? {}, live ? store.day : undefined)}
        level={level}
        words={words}
        errors={errors}
        typed={typedIn(form)}
        focused={focused}
      />
      <FormCaptcha
        id={`${form.form}-answer`}
        challenge={prepared?.challenge}
        error={errors.get('answer')}
        focused={focused === 'answer'}
        words={words}
        renew={live ? () => void store.renew() : undefined}
      />
      <FormSend form={form} words={words} busy={busy} />
    </form>
  );
});
