import { useTranslation } from 'react-i18next';
import type { ConflictingViewing, ViewingConflicts } from '../../../application/desk/viewings/conflicting-moves.ts';
import { dayWords } from '../../components/common/day-words.ts';
import { Icon } from '../../components/common/icon.tsx';
import { Link } from '../../components/common/link.tsx';
import { useDesk } from './desk-context.ts';
import { DeskForm } from './desk-form.tsx';
import { ViewingItem } from './viewing-item.tsx';

/** Texts of `ConflictingViewings`. `keep`: label of the button that leaves the viewings at their time. */
export type ConflictTexts = Readonly<
  Record<
    'title' | 'against' | 'changed' | 'moved' | 'mails' | 'move' | 'keep' | 'back' | 'none' | 'to' | 'noMail',
    string
  >
>;

/**
 * Viewings that conflict with the hours or blocked time of a submitted form, each with free start times, who would be mailed, and the
 * possible actions. `about`: the form's fields; `keep`: value of `how` that leaves the viewings at their time.
 */
export function ConflictingViewings({
  conflicts,
  does,
  about,
  keep,
  texts,
  headingId,
}: {
  readonly conflicts: ViewingConflicts;
  readonly does: string;
  readonly about: Readonly<Record<string, string>>;
  readonly keep: string;
  readonly texts: ConflictTexts;
  readonly headingId: string;
}) {
  const { view } = useDesk();
  const { t: portal } = useTranslation('portal');
  const { viewings, moved, seen, isChanged } = conflicts;
  const canMove = viewings.every(({ offered }) => offered.length > 0);
  return (
    <section className="visit-touched" aria-labelledby={headingId}>
      <div role="alert">
        <h3 id={headingId}>{texts.title}</h3>
      </div>
      {isChanged ? <p>{texts.changed}</p> : null}
      {moved.length === 0 ? null : (
        <>
          <p>{texts.moved}</p>
          <ul className="visit-list">
            {moved.map(viewing => (
              <ViewingItem key={viewing.id} viewing={viewing} day={dayWords(portal, viewing.day, 'weekday')} />
            ))}
          </ul>
        </>
      )}
      <DeskForm does={does} about={{ ...about, touched: seen }} aria-labelledby={headingId}>
        <ul className="visit-list">
          {viewings.map(viewing => (
            <One key={viewing.id} viewing={viewing} texts={texts} />
          ))}
        </ul>
        <p>{texts.mails}</p>
        <p className="button-row">
          {viewings.length > 0 && canMove ? (
            <button type="submit" name="how" value="move" className="button">
              {texts.move}
            </button>
          ) : null}
          <button type="submit" name="how" value={keep} className="button quiet">
            {texts.keep}
          </button>
          <Link href={view.address}>{texts.back}</Link>
        </p>
      </DeskForm>
    </section>
  );
}

function One({ viewing, texts }: { readonly viewing: ConflictingViewing; readonly texts: ConflictTexts }) {
  const { t: calendar } = useTranslation('desk-calendar');
  const { t: portal } = useTranslation('portal');
  const { id, day, offered, email, problem, against } = viewing;
  const days = [...new Set(offered.map(hour => hour.day))];
  return (
    <>
      <ViewingItem viewing={viewing} day={dayWords(portal, day, 'weekday')} />
      <li className="visit-choice">
        {against.viewings.length + against.taken.length === 0 ? null : (
          <>
            <p>{texts.against}</p>
            <ul className="visit-against">
              {against.viewings.map(other => (
                <li key={other.id}>
                  {calendar('hours', other)} ·{' '}
                  <Link href={other.href}>{other.name === '' ? other.property.title : other.name}</Link>
                  {other.property.place === '' ? null : ` · ${other.property.place}`}
                </li>
              ))}
              {against.taken.length === 0 ? null : (
                <li>
                  {calendar('touched.taken', {
                    hours: against.taken.map(hours => calendar('hours', hours)).join(', '),
                  })}
                </li>
              )}
            </ul>
          </>
        )}
        {problem === undefined ? null : (
          <p className="desk-problem" role="alert">
            <Icon name="alert" />
            <span>{calendar(`problem.${problem}`)}</span>
          </p>
        )}
        {offered.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <fieldset>
            <legend>{texts.to}</legend>
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
        {email === undefined ? <p className="visit-where">{texts.noMail}</p> : null}
      </li>
    </>
  );
}
