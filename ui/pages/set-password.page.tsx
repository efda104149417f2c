import type { PageOf } from '../../application/page/page-model.ts';
import { PageHead } from '../components/layout/page-head.tsx';
import { FormNext } from '../components/form/form-next.tsx';
import { SetPassword } from '../components/account/set-password-form.tsx';

export function Page({ view }: { readonly view: PageOf<'set-password'> }) {
  const { body } = view;
  return (
    <div className="wrap form-page">
      <PageHead view={view} title={body.title} description={body.description} className="form-head" />
      <div className="form-card">
        <SetPassword body={body} />
      </div>
      <FormNext phone={body.phone} />
    </div>
  );
}
