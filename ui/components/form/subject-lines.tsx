import type { SubjectView } from '../../../application/request/subject-view.ts';
import { Link } from '../common/link.tsx';
import { Words } from '../common/words.tsx';

/** Property or project of a request: linked title, place and reference. */
export function SubjectLines({ subject, reference }: { readonly subject: SubjectView; readonly reference: string }) {
  return (
    <>
      <p className="form-subject-title">
        <Link href={subject.href}>
          <Words text={subject.title} />
        </Link>
      </p>
      <p className="form-subject-place">{subject.place}</p>
      <p className="form-subject-place">{reference}</p>
    </>
  );
}
