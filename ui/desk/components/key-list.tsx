import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** The keyboard shortcuts of a page, with the button that disables the shortcuts of a single letter. */
export function KeyList({
  isOn,
  setOn,
  keys,
}: {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  /** Keys of the keyboard, each with its action, which the texts `keys.…` of `desk-requests` name. */
  readonly keys: readonly (readonly [string, 'next' | 'previous' | 'open' | 'done' | 'takeBack' | 'send'])[];
}) {
  const { t } = useTranslation('desk-requests');
  return (
    <p className="request-keys">
      <button type="button" className="button quiet" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        {t('keys.name')}
      </button>
      {keys.map(([key, does]) => (
        <Fragment key={key}>
          {' '}
          <kbd>{key}</kbd> {t(`keys.${does}`)}
        </Fragment>
      ))}
    </p>
  );
}
