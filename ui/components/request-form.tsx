import type { FormBody } from '../../application/browse/page-view.ts';
import { Link } from './link.tsx';

export function RequestForm({ form }: { readonly form: FormBody }) {
  return <Link href={form.privacyHref}>{form.title.text}</Link>;
}
