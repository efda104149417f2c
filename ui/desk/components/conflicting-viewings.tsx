import { useTranslation } from 'react-i18next';
import type { BlockConflicts, ConflictingViewing } from '../../../application/desk/viewings/block-time.ts';
import type { HoursBody } from '../../../application/desk/viewings/hours.ts';
import { dayWords } from '../../components/common/day-words.ts';
import { Icon } from '../../components/common/icon.tsx';
import { Link } from '../../components/common/link.tsx';
import { useDesk } from './desk-context.ts';
import { DeskForm } from './desk-form.tsx';
import { ViewingItem } from './viewing-item.tsx';

const FIELDS = ['fromDay', 'fromTime', 'untilDay', 'untilTime', 'words', 'all'] as const;

/** Viewings that conflict with a time to be blocked, each with free start times, who is mailed, and the possible actions. */
export function ConflictingViewings({ body, touched }: { readonly body: HoursBody; readonly touched: BlockConflicts }) {
  const { t } = useTranslation('desk-hours');
  const { view } = useDesk();
  const { t: portal } = useTranslation('portal');
  const { viewings, moved, seen, isChanged } = touched;
  const about = Object.fromEntries(FIELDS.map(name => [name, body.fields.block[name]?.[0] ?? '']));
  const canMove = viewings.every(({ offered }) => offered.length > 0);
  return (
    <section className="visit-touched" aria-labelledby="visit-touched">
      <h3 id="visit-touched" role="alert">
        {viewings.length === 0 ? t('touched.stopped') : t('touched.title', { count: viewings.length })}
      </h3>
      {isChanged ? <p>{t('touched.changed')}</p> : null}
      {moved.length === 0 ? null : (
        <>
          <p>{t('touched.moved', { count: moved.length })}</p>
          <ul className="visit-list">
            {moved.map(visit => (
              <ViewingItem key={visit.id} visit={visit} day={dayWords(portal, visit.day, 'weekday')} />
            ))}
          </ul>
        </>
      )}
      <DeskForm does="block" about={{ ...about, touched: seen }} aria-labelledby="visit-touched">
        <ul className="visit-list">
          {viewings.map(visit => (
            <One key={visit.id} visit={visit} />
          ))}
        </ul>
        <p>{t('touched.mails')}</p>
        <p className="button-row">
          {viewings.length > 0 && canMove ? (
            <button type="submit" name="how" value="move" className="button">
              {t('touched.move')}
            </button>
          ) : null}
          <button type="submit" name="how" value="block" className="button quiet">
            {t('touched.block')}
          </button>
          <Link href={view.address}>{t('touched.back')}</Link>
        </p>
      </DeskForm>
    </section>
  );
}

function One({ visit }: { readonly visit: ConflictingViewing }) {
  const { t } = useTranslation('desk-hours');
  const { t: calendar } = useTranslation('desk-calendar');
  const { t: portal } = useTranslation('portal');
  const { id, day, offered, email, problem } = visit;
  const days = [...new Set(offered.map(hour => hour.day))];
  return (
    <>
      <ViewingItem visit={visit} day={dayWords(portal, day, 'weekday')} />
      <li className="visit-choice">
        {problem === undefined ? null : (
          <p className="desk-problem" role="alert">
            <Icon name="alert" />
            <span>{calendar(`problem.${problem}`)}</span>
          </p>
        )}
        {offered.length === 0 ? (
          <p>{t('touched.none')}</p>
        ) : (
          <fieldset>
            <legend>{t('touched.to')}</legend>
            {days.map(offeredDay => (
              <div className="visit-offered" key={offeredDay}>
                {offered
                  .filter(hour => hour.day === offeredDay)
                  .map(hour => (
                    <label className="choice" key={hour.from}>
                      <input
                        type="radio"
                        name={`to-${id}`}
                        value={`${hour.day} ${hour.slot} ${hour.from}`}
                        defaultChecked={hour === offered[0]}
                      />
                      {dayWords(portal, hour.day, 'weekday')}, {calendar('hours', hour)}
                    </label>
                  ))}
              </div>
            ))}
          </fieldset>
        )}
        {email === undefined ? <p className="visit-where">{t('touched.noMail')}</p> : null}
      </li>
    </>
  );
}
