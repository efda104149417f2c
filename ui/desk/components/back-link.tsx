import { Icon } from '../../components/common/icon.tsx';
import { Link } from '../../components/common/link.tsx';

/** Leads from one thing back to the list that it stands in. */
export function BackLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <p>
      <Link href={href} className="desk-back">
        <Icon name="left" />
        {children}
      </Link>
    </p>
  );
}
