import { useTranslation } from 'react-i18next';
import type { DeskView } from '../../../application/desk/desk-view.ts';
import { Icon } from '../../components/common/icon.tsx';
import { DeskForm } from './desk-form.tsx';
import { LeavingSentence, useSecondsLeft } from './leaves-in.tsx';

type Notice = NonNullable<DeskView['notice']>;

/** Notice of the last action, with a button that reverts it; shown in the live region (`role="status"`) of the page's frame. */
export function DeskNotice({ notice, text }: { readonly notice: Notice; readonly text: string }) {
  const { leavesInMs } = notice;
  return (
    <div className="desk-notice">
      <Icon name="check" />
      {leavesInMs === undefined ? (
        <>
          <span>{text}</span>
          <Undo notice={notice} />
        </>
      ) : (
        <Held notice={notice} ms={leavesInMs} text={text} />
      )}
    </div>
  );
}

/**
 * Notice shown while the mail of an answer is held back. Without script the notice does not disappear; once the mail was sent, its button
 * only reports this.
 */
function Held({ notice, ms, text }: { readonly notice: Notice; readonly ms: number; readonly text: string }) {
  const isOver = useSecondsLeft(ms) === 0;
  return (
    <>
      <span>
        <LeavingSentence ms={ms} after={text} />
      </span>
      {isOver ? null : <Undo notice={notice} takesBack />}
    </>
  );
}

function Undo({
  notice: { undo },
  takesBack = false,
}: {
  readonly notice: Notice;
  /** Whether the button takes back an answer whose mail is held back. */
  readonly takesBack?: boolean;
}) {
  const { t } = useTranslation('desk');
  if (undo === undefined) return null;
  return (
    <DeskForm does="undo" about={{ undo }}>
      <button type="submit" className="button quiet" data-take-back={takesBack ? '' : undefined}>
        {t('undo')}
      </button>
    </DeskForm>
  );
}
