import { formatPhone, phoneE164 } from '../../../domain/text/phone.ts';
import { firm } from './non-breaking.ts';

/** A number to tap, printed as it is dialled in Belgium: `+3281000123` reads '081 00 01 23'. */
export function PhoneLink({ phone, className }: { readonly phone: string; readonly className?: string }) {
  return (
    <a href={`tel:${phoneE164(phone) ?? phone}`} className={className}>
      {firm(formatPhone(phone.replace(/^\+32/, '0')))}
    </a>
  );
}
