import { useId } from 'react';
import type { TooLongBody } from '../../../application/desk/desk-view.ts';
import { Link } from '../../components/link.tsx';
import { useTranslation } from '../../locales/translations.ts';

/** What was written into fields that hold less, to be taken from here. */
export function Page({ body }: { readonly body: TooLongBody }) {
  const { t } = useTranslation('desk');
  const id = useId();
  return (
    <div className="desk-narrow">
      <h1>{t('title.too-long')}</h1>
      <p className="form-problem" role="alert">
        {t('tooLong.text')}
      </p>
      {body.fields.map(({ text, most }, at) => (
        <div className="field" key={`${id}-${at}`}>
          <label htmlFor={`${id}-${at}`}>{t('tooLong.written', { most: String(most) })}</label>
          <textarea id={`${id}-${at}`} rows={10} readOnly value={text} />
        </div>
      ))}
      <p>
        <Link href={body.backHref} className="button">
          {t('tooLong.back')}
        </Link>
      </p>
    </div>
  );
}
