import { useTranslation } from '../locales/translations.ts';
import { focusedAtFirst } from './focused-at-first.ts';

/** A one-time code; `first`: the one that confirms an app, where no recovery code counts yet. */
export function CodeField({
  id,
  first = false,
  error,
  focused = false,
}: {
  readonly id: string;
  readonly first?: boolean;
  /** What is wrong with it, in words. */
  readonly error?: string | undefined;
  /** Whether it has the focus when the page opens. */
  readonly focused?: boolean;
}) {
  const { t } = useTranslation('login');
  return (
    <div className="field" data-kind="code" data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>
        {t(first ? 'field.code.first' : 'field.code.label')}
        <span className="field-star" aria-hidden="true">
          {'\u00a0*'}
        </span>
      </label>
      {first ? null : (
        <p className="field-hint" id={`${id}-hint`}>
          {t('field.code.hint')}
        </p>
      )}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <input
        id={id}
        name="code"
        type="text"
        inputMode={first ? 'numeric' : undefined}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={[!first && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        {...focusedAtFirst(focused)}
      />
    </div>
  );
}
