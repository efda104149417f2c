import { phoneIn } from '../../../domain/desk/request-search-text.ts';
import type { FormValues } from '../../../domain/request/check-form.ts';
import { formatPhone } from '../../../domain/text/phone.ts';

/** Phone number in national format, if given. */
export function senderPhone(values: FormValues): string | undefined {
  const phone = phoneIn(values);
  return phone === undefined ? undefined : formatPhone(phone.replace(/^\+32/, '0'));
}

/** The sender's message, if the form has such a field. */
export function senderMessage(values: FormValues): string | undefined {
  const written = [values['remark'], values['text'], values['message']].find(text => typeof text === 'string');
  return typeof written === 'string' && written !== '' ? written : undefined;
}
