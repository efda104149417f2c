import { useTranslation } from 'react-i18next';
import type { MoveConflicts } from '../../../application/desk/viewings/move-conflicts.ts';
import type { ViewingBody } from '../../../application/desk/viewings/viewing-page.ts';
import type { ViewingAct } from '../../../domain/appointment/viewing-change.ts';
import { dayWords } from '../../components/common/day-words.ts';
import { DeskForm } from './desk-form.tsx';
import { ViewingItem } from './viewing-item.tsx';

/**
 * Shown if a viewing cannot be moved to a time: the conflicts, who would be mailed, buttons with free start times and, unless the slot's
 * capacity would be exceeded, a button that moves it anyway.
 */
export function MoveConflictsBox({
  body,
  act,
  touched,
}: {
  readonly body: ViewingBody;
  readonly act: ViewingAct;
  readonly touched: MoveConflicts;
}) {
  const { t } = useTranslation('desk-calendar');
  const { t: portal } = useTranslation('portal');
  const { target, viewings, taken, offered, anyway } = touched;
  const { name, email } = body.who;
  const about = { seen: String(body.sequence), minutes: target.minutes };
  return (
    <div className="visit-touched" role="group" aria-labelledby="move-touched">
      <p id="move-touched">
        <strong>{t('touched.asked', { day: dayWords(portal, target.day, 'weekday') })}</strong>
      </p>
      {viewings.length === 0 ? null : (
        <>
          <p>{t('touched.visits', { count: viewings.length })}</p>
          <ul className="visit-list">
            {viewings.map(viewing => (
              <ViewingItem key={viewing.id} viewing={viewing} />
            ))}
          </ul>
        </>
      )}
      {taken.length === 0 ? null : (
        <p>{t('touched.taken', { hours: taken.map(hours => t('hours', hours)).join(', ') })}</p>
      )}
      <p>
        {email === undefined
          ? t('touched.noMail')
          : t('touched.mails', { name: name === '' ? t('someone') : name, email })}
      </p>
      {offered.length === 0 ? (
        <p>{t('touched.none')}</p>
      ) : (
        <DeskForm does="move" about={about} aria-label={t('touched.offered')}>
          <p>{t('touched.offered')}</p>
          <p className="button-row">
            {offered.map(hour => (
              <button
                key={`${hour.day} ${hour.from}`}
                type="submit"
                name="to"
                value={`${hour.day} ${hour.slot} ${hour.from}`}
                className="button quiet"
              >
                {dayWords(portal, hour.day, 'weekday')}, {t('hours', hour)}
              </button>
            ))}
          </p>
        </DeskForm>
      )}
      {anyway === undefined ? null : (
        <DeskForm does={act} about={{ ...about, day: target.day, slot: target.slot, from: target.from }}>
          <button type="submit" name="anyway" value={anyway} className="button quiet">
            {t(act === 'move' ? 'touched.anyway' : 'touched.setAnyway')}
          </button>
        </DeskForm>
      )}
    </div>
  );
}
