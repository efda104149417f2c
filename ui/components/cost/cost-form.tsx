import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A form of cost options. Without script its button submits it; with script it is never submitted, and `read` is called on each input.
 * `note`: content below the button.
 */
export function CostForm({
  read,
  note,
  children,
  ...more
}: Pick<ComponentProps<'form'>, 'ref' | 'action' | 'aria-label' | 'aria-labelledby'> & {
  readonly read: () => void;
  readonly note: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('cost');
  return (
    <form
      {...more}
      method="get"
      className="request-form cost-form"
      noValidate
      onInput={read}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        read();
      }}
    >
      {children}
      <button type="submit" className="button quiet without-script">
        {t('send')}
      </button>
      {note}
    </form>
  );
}
