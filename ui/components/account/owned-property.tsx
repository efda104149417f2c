import { useTranslation } from 'react-i18next';
import type { OwnedProperty } from '../../../application/portal/owned-property-view.ts';
import { NoPicture } from '../common/no-picture.tsx';
import { Picture } from '../common/picture.tsx';

/** First picture of a property, decorative: the text beside it names the property. */
export function OwnedPicture({ property, sizes }: { readonly property: OwnedProperty; readonly sizes: string }) {
  return (
    <div className="owned-picture">
      {property.picture ? (
        <Picture picture={property.picture} widths={[100, 400, 600]} sizes={sizes} decorative />
      ) : (
        <NoPicture />
      )}
    </div>
  );
}

/** Badge with the property's state, such as 'sold' or 'no longer online'. */
export function OwnedState({ property }: { readonly property: OwnedProperty }) {
  const { t } = useTranslation('portal');
  return (
    <span className="owned-state" data-state={property.state}>
      {t(`state.${property.state}`)}
    </span>
  );
}
