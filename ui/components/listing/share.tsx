import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../common/dropdown.tsx';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { useOrigin } from '../common/use-origin.ts';

/** Ways to share a page: the device's share sheet, copying the address, a mail, and the site's form, which needs no script. */
export function Share({
  path,
  title,
  friendHref,
}: {
  readonly path: string;
  readonly title: string;
  readonly friendHref?: string | undefined;
}) {
  const { t } = useTranslation('property');
  const [copied, setCopied] = useState(false);
  const origin = useOrigin();
  const url = origin + path;
  const native = origin !== '' && 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  if (native) {
    // Closing the share sheet rejects the promise; that is not an error.
    const share = () => void navigator.share({ url, title }).catch(() => undefined);
    return (
      <button type="button" className="tool" onClick={share}>
        <Icon name="share" />
        <span className="share-name">{t('share.name')}</span>
      </button>
    );
  }
  return (
    <Dropdown
      summary={<span className="share-name">{t('share.name')}</span>}
      icon="share"
      className="tool-menu dropdown-end"
    >
      <ul>
        {origin === '' ? null : (
          <>
            {/* The clipboard API requires HTTPS. */}
            {isSecureContext ? (
              <li>
                <button
                  type="button"
                  onClick={async () => {
                    await navigator.clipboard.writeText(url);
                    setCopied(true);
                  }}
                >
                  <Icon name={copied ? 'check' : 'link'} />
                  <span role="status">{t(copied ? 'share.copied' : 'share.copy')}</span>
                </button>
              </li>
            ) : null}
            <li>
              <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
                <Icon name="mail" />
                {t('share.mail')}
              </a>
            </li>
          </>
        )}
        {friendHref === undefined ? null : (
          <li>
            <Link href={friendHref}>
              <Icon name="user" />
              {t('share.friend')}
            </Link>
          </li>
        )}
      </ul>
    </Dropdown>
  );
}
