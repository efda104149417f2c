import type { OwnedProperty } from '../../../application/portal/owned-property.ts';
import { useTranslation } from '../../locales/translations.ts';
import { NoPicture } from '../common/no-picture.tsx';
import { Picture } from '../common/picture.tsx';

/** A property's first picture where its owner sees it named; the words beside it say what it is. */
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

/** Whether visitors find a property, and in which state. */
export function OwnedState({ property }: { readonly property: OwnedProperty }) {
  const { t } = useTranslation('portal');
  return (
    <span className="owned-state" data-state={property.state}>
      {t(`state.${property.state}`)}
    </span>
  );
}
