import { useTranslation } from 'react-i18next';
import type { ListingCard } from '../../../application/view/listing-card-view.ts';
import { Words } from '../common/words.tsx';

/** Ribbon over a picture: the agency's own text, else 'new' or the state. */
export function Ribbon({ card }: { readonly card: Pick<ListingCard, 'ribbon' | 'state'> }) {
  const { t } = useTranslation('listing');
  const { ribbon, state } = card;
  if (ribbon && 'text' in ribbon) {
    return (
      <span className="ribbon">
        <Words text={ribbon.text} />
      </span>
    );
  }
  const code = ribbon?.code ?? (state === 'new-for-sale' || state === 'take-over' ? state : undefined);
  return code ? (
    <span className="ribbon" data-code={code}>
      {t(`ribbon.${code}`)}
    </span>
  ) : null;
}
