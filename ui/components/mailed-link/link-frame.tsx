import type { ReactNode } from 'react';
import type { FormView } from '../../../application/request/form-view.ts';
import type { Link } from '../../../application/view/links.ts';
import type { LinkBody } from '../../../application/link/link-shown.ts';
import { useApp } from '../common/app-context.ts';
import { FormNext } from '../form/form-next.tsx';
import { FormSubject } from '../form/form-subject.tsx';
import { Icon } from '../common/icon.tsx';
import { Link as FollowLink } from '../common/link.tsx';

/** Frame of a page that a mailed link opened. */
export function LinkFrame({
  title,
  text,
  good = false,
  subject,
  onwards,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** Whether the action of the link succeeded and nothing is left to do. */
  readonly good?: boolean;
  /** Property that the link is about. */
  readonly subject?: FormView['subject'];
  /** Link to the page with which the visitor can continue; set if nothing is left to do on this page. */
  readonly onwards?: Link;
  readonly children?: ReactNode;
}) {
  const { agency } = useApp().site;
  return (
    <div className="wrap form-page link-page">
      <div className="form-head">
        {good ? (
          <span className="thanks-mark">
            <Icon name="check" />
          </span>
        ) : null}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {onwards ? (
          <p>
            <FollowLink href={onwards.href} className="more">
              {onwards.name}
            </FollowLink>
          </p>
        ) : null}
      </div>
      {subject ? <FormSubject form="contact-me" subject={subject} /> : null}
      {children ? <div className="form-card">{children}</div> : null}
      <FormNext phone={agency.phone} />
    </div>
  );
}

/** Button of the page's only action. */
export function LinkAct({
  body,
  name,
  act = 'go',
  quiet = false,
}: {
  readonly body: LinkBody;
  readonly name: string;
  readonly act?: 'go' | 'cancel' | 'pause' | 'resume';
  readonly quiet?: boolean;
}) {
  return (
    <form method="post" action={body.action}>
      <button type="submit" name="do" value={act} className={quiet ? 'button quiet' : 'button'}>
        {name}
      </button>
    </form>
  );
}

/** Confirmation of the action just done. */
export function LinkDone({ text }: { readonly text: string }) {
  return (
    <p className="link-done" role="status">
      <Icon name="check" /> {text}
    </p>
  );
}
