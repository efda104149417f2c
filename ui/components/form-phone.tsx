import { useApp } from '../app-context.ts';
import { useFormWords } from './form-words.ts';
import { PhoneLink } from './phone-link.tsx';
import { Words } from './words.tsx';

/** The phone, for those who would rather talk. */
export function FormPhone({ phone }: { readonly phone: string }) {
  const { agency } = useApp().site;
  const words = useFormWords('site-contact');
  return (
    <div className="form-phone">
      <h2>{words('phoneTitle')}</h2>
      <PhoneLink phone={phone} />
      {agency.openingHours ? (
        <p>
          <Words text={agency.openingHours} />
        </p>
      ) : null}
    </div>
  );
}
