import { useTranslation } from 'react-i18next';
import type { OwnedProperty } from '../../application/portal/owned-property-view.ts';
import type { PageOf } from '../../application/page/page-model.ts';
import { interestWords } from '../components/account/interest-words.ts';
import { Link } from '../components/common/link.tsx';
import { OwnedPicture, OwnedState } from '../components/account/owned-property.tsx';
import { PhoneLink } from '../components/common/phone-link.tsx';
import { PortalBar } from '../components/account/portal-bar.tsx';
import { Words } from '../components/common/words.tsx';

/** The owner's properties, each with a summary of its recent page views. */
export function Page({ view }: { readonly view: PageOf<'portal'> }) {
  const { t } = useTranslation('portal');
  const { body } = view;
  return (
    <div className="wrap portal-page owned">
      <PortalBar portal={body.portal} current="overview" />
      <div className="page-head">
        <h1>
          <Words text={body.title} />
        </h1>
        {body.properties.length > 0 ? (
          <p className="lead">{t('choose')}</p>
        ) : (
          <>
            <p className="lead">{t('none')}</p>
            <p>
              <PhoneLink phone={body.phone} />
            </p>
          </>
        )}
      </div>
      <ul className="owned-list">
        {body.properties.map(property => (
          <li key={property.id}>
            <OwnedCard property={property} today={body.today} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OwnedCard({ property, today }: { readonly property: OwnedProperty; readonly today: string }) {
  const { t } = useTranslation('portal');
  return (
    <article className="owned-card">
      <OwnedPicture property={property} sizes="(width <= 599px) 100px, 260px" />
      <div className="owned-card-words">
        <h2>
          <Link href={property.href}>
            <Words text={property.title} />
          </Link>
        </h2>
        <p className="owned-place">
          {property.place} <OwnedState property={property} />
        </p>
      </div>
      <p className="owned-interest">{interestWords(t, property, today)}</p>
    </article>
  );
}
