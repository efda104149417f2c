import type { PageView } from '../../application/browse/page-view.ts';
import type { Text } from '../../domain/text/localized.ts';
import { Words } from './words.tsx';

/** The page's name and what it is about; where the banner over it says the same, the eye is told once. */
export function PageHead({
  title,
  description,
  banner,
}: {
  readonly title: Text;
  readonly description: Text | undefined;
  readonly banner: PageView['banner'];
}) {
  const said = banner?.title.text === title.text;
  const saidToo = banner?.description?.text === description?.text;
  if (said && (saidToo || !description)) {
    return (
      <h1 className="visually-hidden">
        <Words text={title} />
      </h1>
    );
  }
  return (
    <div className="page-head wrap">
      <h1 className={said ? 'visually-hidden' : undefined}>
        <Words text={title} />
      </h1>
      {description && !saidToo ? (
        <p className="lead">
          <Words text={description} />
        </p>
      ) : null}
    </div>
  );
}
