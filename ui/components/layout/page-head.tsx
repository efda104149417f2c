import type { PageModel } from '../../../application/page/page-model.ts';
import type { Text } from '../../../domain/text/localized.ts';
import { namedByBanner } from './page-banner.tsx';
import { Words } from '../common/words.tsx';

/** Title and description of the page, as far as the banner does not show them already. */
export function PageHead({
  view,
  title,
  description,
  className = 'page-head wrap',
  children,
}: {
  readonly view: PageModel;
  readonly title: Text;
  readonly description: Text | undefined;
  readonly className?: string;
  /** Content beside the title. */
  readonly children?: React.ReactNode;
}) {
  const named = namedByBanner(view);
  const about = named && view.banner?.description ? undefined : description;
  if (named && !about && !children) return null;
  return (
    <div className={className}>
      <TitleWithLead title={named ? undefined : title} lead={about}>
        {children}
      </TitleWithLead>
    </div>
  );
}

/** The heading of a page and its introductory text; each is rendered only if present. */
export function TitleWithLead({
  title,
  lead,
  children,
}: {
  readonly title: Text | undefined;
  readonly lead: Text | undefined;
  /** Content between the title and the text. */
  readonly children?: React.ReactNode;
}) {
  return (
    <>
      {title ? (
        <h1>
          <Words text={title} />
        </h1>
      ) : null}
      {children}
      {lead ? (
        <p className="lead">
          <Words text={lead} />
        </p>
      ) : null}
    </>
  );
}
