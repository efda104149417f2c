import { Icon } from '../../components/common/icon.tsx';
import { Link } from '../../components/common/link.tsx';

/** Link above a page of the desk to the page from which agents usually open it. */
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
