import { useTranslation } from 'react-i18next';
import type { ViewingBody } from '../../../application/desk/viewings/viewing-page.ts';
import { isOutcome, type ViewingAct } from '../../../domain/appointment/viewing-change.ts';
import { Icon } from '../../components/common/icon.tsx';
import { MoveConflictsBox } from './move-conflicts.tsx';
import { DeskForm, useFilled } from './desk-form.tsx';

/** Actions on a viewing, one form each; a refused form shows why, and the submitted values. */
export function ViewingActs({ body }: { readonly body: ViewingBody }) {
  const { t } = useTranslation('desk-calendar');
  const { refused, acts } = body;
  const isElsewhere = refused !== undefined && !acts.includes(refused.act);
  return (
    <>
      {isElsewhere ? <Problem body={body} /> : null}
      {acts.map(act => (
        <section className="desk-card" aria-labelledby={`act-${act}`} key={act}>
          <h2 id={`act-${act}`}>{t(`act.${act}.title`)}</h2>
          <p>{t(`act.${act}.text`)}</p>
          {refused?.act === act ? <Problem body={body} /> : null}
          {refused?.act === act && refused.touched ? (
            <MoveConflictsBox body={body} act={act} touched={refused.touched} />
          ) : null}
          <DeskForm does={act} className="desk-form" aria-labelledby={`act-${act}`}>
            <input type="hidden" name="seen" value={body.sequence} />
            {act === 'move' ? <NewSlot body={body} /> : null}
            {act === 'refuse' || act === 'cancel' ? (
              <Reason act={act} body={body} />
            ) : isOutcome(act) ? null : (
              <ExactHour act={act} body={body} />
            )}
            <div className="desk-actions">
              <button type="submit" className={`button${leads(act, body) ? '' : ' quiet'}`}>
                {t(`act.${act}.button`)}
              </button>
            </div>
          </DeskForm>
        </section>
      ))}
    </>
  );
}

/** Whether an action is the next step of a viewing: confirming it, or setting its time while it has none. */
export function leads(act: ViewingAct, viewing: Pick<ViewingBody, 'isExact'> | undefined): boolean {
  return act === 'confirm' || (act === 'set-hour' && viewing?.isExact === false);
}

function Problem({ body }: { readonly body: ViewingBody }) {
  const { t } = useTranslation('desk-calendar');
  const { refused } = body;
  if (!refused) return null;
  return (
    <p className="desk-problem" role="alert">
      <Icon name="alert" />
      <span>{t(`problem.${refused.problem}`)}</span>
    </p>
  );
}

/** Submitted values of this action's form, if it was refused. */
function typedIn({ refused }: ViewingBody, act: ViewingAct) {
  return refused?.act === act ? refused.typed : undefined;
}

function NewSlot({ body }: { readonly body: ViewingBody }) {
  const { t } = useTranslation('desk-calendar');
  const typed = typedIn(body, 'move');
  const filled = useFilled();
  return (
    <div className="visit-fields">
      <div className="field">
        <label htmlFor="move-day">{t('field.day')}</label>
        <input
          id="move-day"
          name="day"
          type="date"
          required
          min={body.firstDay}
          max={body.lastDay}
          defaultValue={filled.text('day', typed?.day ?? body.day)}
        />
      </div>
      <div className="field">
        <label htmlFor="move-slot">{t('field.slot')}</label>
        <select id="move-slot" name="slot" defaultValue={filled.text('slot', typed?.slot ?? body.slot.id)}>
          {body.slots.map(slot => (
            <option key={slot.id} value={slot.id}>
              {t('hours', { from: slot.from, to: slot.to })}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function ExactHour({ act, body }: { readonly act: ViewingAct; readonly body: ViewingBody }) {
  const { t } = useTranslation('desk-calendar');
  const typed = typedIn(body, act);
  const filled = useFilled();
  const isNeeded = act === 'set-hour';
  const known = isNeeded && body.isExact ? body.hours.from : '';
  return (
    <div className="visit-fields">
      <div className="field">
        <label htmlFor={`${act}-from`}>{t(isNeeded ? 'field.from' : 'field.fromOptional')}</label>
        <input
          id={`${act}-from`}
          name="from"
          type="time"
          step={300}
          required={isNeeded}
          {...(act === 'move' ? {} : { min: body.slot.from, max: body.slot.to })}
          defaultValue={filled.text('from', typed?.from ?? known)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${act}-minutes`}>{t('field.minutes')}</label>
        <select
          id={`${act}-minutes`}
          name="minutes"
          defaultValue={filled.text('minutes', typed?.minutes || String(body.usualMinutes))}
        >
          {body.minutes.map(minutes => (
            <option key={minutes} value={minutes}>
              {t('minutes', { minutes })}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function Reason({ act, body }: { readonly act: ViewingAct; readonly body: ViewingBody }) {
  const { t } = useTranslation('desk-calendar');
  const isNeeded = act === 'refuse';
  const filled = useFilled();
  return (
    <div className="field">
      <label htmlFor={`${act}-reason`}>{t(isNeeded ? 'field.reason' : 'field.reasonOptional')}</label>
      <textarea
        id={`${act}-reason`}
        name="reason"
        rows={3}
        maxLength={600}
        required={isNeeded}
        defaultValue={filled.text('reason', typedIn(body, act)?.reason ?? '')}
      />
    </div>
  );
}
