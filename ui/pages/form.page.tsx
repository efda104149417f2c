import type { FormView } from '../../application/request/form-view.ts';
import type { PageOf } from '../../application/page/page-model.ts';
import { useApp } from '../components/common/app-context.ts';
import { FormSharedPage, FormSubject } from '../components/form/form-subject.tsx';
import { useFormWords } from '../components/form/form-words.ts';
import { RecentlyWithdrawn } from '../components/listing/recently-withdrawn.tsx';
import { Icon } from '../components/common/icon.tsx';
import { ModuleBlocks } from '../components/modules/module-blocks.tsx';
import { PageHead } from '../components/layout/page-head.tsx';
import { FormNext } from '../components/form/form-next.tsx';
import { RequestForm } from '../components/form/request-form.tsx';

export function Page({ view }: { readonly view: PageOf<'form'> }) {
  const { body } = view;
  return (
    <>
      <div className="wrap form-page">
        <PageHead
          view={view}
          title={body.title}
          // The description explains how to fill in the form, so it is not shown for a closed form.
          description={body.closed ? undefined : body.description}
          className="form-head"
        />
        {body.subject ? <FormSubject subject={body.subject} form={body.form} /> : null}
        {body.page ? <FormSharedPage page={body.page} form={body.form} /> : null}
        <div className="form-card">
          {body.sent ? <Sent form={body} sent={body.sent} /> : <RequestForm form={body} level={2} />}
        </div>
        <Next form={body} />
      </div>
      {body.gone ? <RecentlyWithdrawn cards={body.gone} /> : null}
      <ModuleBlocks blocks={body.modules} />
    </>
  );
}

/** Confirmation of a form that has no confirmation page. */
function Sent({
  form,
  sent: { reference },
}: {
  readonly form: FormView;
  readonly sent: NonNullable<FormView['sent']>;
}) {
  const words = useFormWords(form.form);
  return (
    <div className="form-sent" role="status">
      <span className="thanks-mark">
        <Icon name="check" />
      </span>
      <h2>{words('sent.title')}</h2>
      <p className="lead">{words('sent.text')}</p>
      {reference ? <p className="thanks-reference">{words('sentReference', { reference })}</p> : null}
    </div>
  );
}

/** Text about the steps after sending, and the phone number as an alternative. */
function Next({ form }: { readonly form: FormView }) {
  const words = useFormWords(form.form);
  const { requests } = useApp();
  const steps =
    requests && !form.closed
      ? { title: words('nextTitle'), texts: ['1', '2', '3'].map(step => words(`next.${step}`)) }
      : undefined;
  return <FormNext steps={steps} phone={form.phone} />;
}
