import { useTranslation } from 'react-i18next';
import { isTyped, type SentPairs } from '../../../domain/desk/typed-fields.ts';

/**
 * Shows the text typed into a form that no longer exists, for copying. Inside a `form` element it can be submitted
 * again.
 */
export function UnsentText({ fields }: { readonly fields: SentPairs }) {
  const { t } = useTranslation('desk');
  const typed = fields.filter(isTyped);
  return (
    <>
      {fields.map((field, at) =>
        typed.includes(field) ? null : <input key={at} type="hidden" name={field[0]} value={field[1]} />,
      )}
      {typed.map(([name, value], at) => (
        <div className="field" key={at}>
          <label htmlFor={`unsent-${at}`}>{t('unsent.typed', { number: at + 1 })}</label>
          <textarea
            id={`unsent-${at}`}
            name={name}
            rows={Math.min(10, value.split('\n').length + Math.floor(value.length / 80))}
            defaultValue={value}
            readOnly
          />
        </div>
      ))}
    </>
  );
}
