import { formatPhone, phoneE164 } from '../../../domain/text/phone.ts';
import { withNonBreakingSpaces } from './non-breaking.ts';

/** Phone link, formatted as dialled within Belgium: `+3281000123` → '081 00 01 23'. */
export function PhoneLink({ phone, className }: { readonly phone: string; readonly className?: string }) {
  return (
    <a href={`tel:${phoneE164(phone) ?? phone}`} className={className}>
      {withNonBreakingSpaces(formatPhone(phone.replace(/^\+32/, '0')))}
    </a>
  );
}
