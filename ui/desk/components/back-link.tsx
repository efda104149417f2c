import { Icon } from '../../components/common/icon.tsx';
import { Link } from '../../components/common/link.tsx';

/** Link back to the list. */
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
