import { useTranslation } from 'react-i18next';
import type { ViewingConflicts } from '../../../application/desk/viewings/conflicting-moves.ts';
import type { HoursBody, HoursForm } from '../../../application/desk/viewings/hours.ts';
import { LEGAL_HOLIDAYS, REGIONAL_DAYS } from '../../../domain/appointment/holidays.ts';
import { WEEKDAYS } from '../../../domain/appointment/viewing-calendar.ts';
import { CONFIRMATION_MODES } from '../../../domain/appointment/viewing-hours.ts';
import { momentWords } from '../../components/common/day-words.ts';
import { Icon } from '../../components/common/icon.tsx';
import {
  Checks,
  ClosedViewings,
  HoursClosing,
  HoursRefusal,
  Moment,
  SlotTable,
  TextField,
} from '../components/hours-fields.tsx';
import { ConflictingViewings } from '../components/conflicting-viewings.tsx';
import { DeskForm } from '../components/desk-form.tsx';

type Part = { readonly body: HoursBody };
const NUMBERS = ['noticeHours', 'daysAhead', 'visitMinutes', 'travelMinutes', 'capacity', 'agentCapacity'] as const;

/** Availability for viewings: the agent's own hours and calendar, blocked times, restrictions of properties, and the agency's settings. */
export function Page({ body }: Part) {
  const { t } = useTranslation('desk-hours');
  return (
    <>
      <h1>{t('title.hours')}</h1>
      <p>{t(body.hasAgentHours ? 'intro' : 'intro-agency')}</p>
      {body.hasAgentHours ? (
        <>
          <Own body={body} />
          <Busy body={body} />
          <Blocked body={body} />
          <Windows body={body} />
        </>
      ) : null}
      {body.isManager ? <Agency body={body} /> : null}
    </>
  );
}

function Own({ body }: Part) {
  const { t } = useTranslation('desk-hours');
  return (
    <section className="desk-card" aria-labelledby="hours-own">
      <h2 id="hours-own">{t('own.title')}</h2>
      <p>{t(body.hasOwn ? 'own.set' : 'own.agency')}</p>
      <DeskForm does={['own', 'own-none']}>
        <HoursRefusal body={body} form="own" />
        {WEEKDAYS.map(day => (
          <fieldset key={day}>
            <legend>{t(`day.${day}`)}</legend>
            <TextField body={body} form="own" name={`from-${day}`} label={t('from')} type="time" />
            <TextField body={body} form="own" name={`to-${day}`} label={t('until')} type="time" />
          </fieldset>
        ))}
        <HoursClosing body={body} form="own" />
        <p className="button-row">
          <button type="submit" name="do" value="own" className="button">
            {t('own.save')}
          </button>
          {body.hasOwn ? (
            <button type="submit" name="do" value="own-none" className="button quiet">
              {t('own.none')}
            </button>
          ) : null}
        </p>
      </DeskForm>
    </section>
  );
}

function Busy({ body }: Part) {
  const { t } = useTranslation('desk-hours');
  const { busy } = body;
  return (
    <section className="desk-card" aria-labelledby="hours-busy">
      <h2 id="hours-busy">{t('busy.title')}</h2>
      <p>{t('busy.text')}</p>
      {busy ? (
        <p role="status">
          {busy.readAt === undefined
            ? t('busy.waits')
            : t('busy.read', { ...momentWords(busy.readAt), count: busy.count })}{' '}
          {busy.failure ? t(`busy.failure.${busy.failure}`) : null}
        </p>
      ) : null}
      <DeskForm does="busy">
        <HoursRefusal body={body} form="busy" />
        <TextField body={body} form="busy" name="address" label={t('busy.address')} type="url" />
        <button type="submit" className="button">
          {t('busy.save')}
        </button>
      </DeskForm>
      {busy ? (
        <DeskForm does="busy-none">
          <button type="submit" className="button quiet">
            {t('busy.none')}
          </button>
        </DeskForm>
      ) : null}
    </section>
  );
}

function Blocked({ body }: Part) {
  const { t } = useTranslation('desk-hours');
  return (
    <section className="desk-card" aria-labelledby="hours-blocked">
      <h2 id="hours-blocked">{t('blocked.title')}</h2>
      {body.blocked.length === 0 ? <p>{t('blocked.empty')}</p> : null}
      <ul>
        {body.blocked.map(({ id, from, until, words, isForAll, mayFree }) => (
          <li key={id}>
            <Moment at={from} /> – <Moment at={until} />
            {isForAll ? ` (${t('blocked.forAll')})` : null} {words}
            {mayFree ? (
              <DeskForm does="free" about={{ id }}>
                <button type="submit" className="button quiet">
                  {t('blocked.free')}
                </button>
              </DeskForm>
            ) : null}
          </li>
        ))}
      </ul>
      {body.touched ? <BlockConflicts body={body} conflicts={body.touched} /> : null}
      <DeskForm does="block">
        <HoursRefusal body={body} form="block" />
        <div className="hours-numbers hours-span">
          <TextField body={body} form="block" name="fromDay" label={t('blocked.fromDay')} type="date" />
          <TextField body={body} form="block" name="fromTime" label={t('blocked.fromTime')} type="time" />
          <TextField body={body} form="block" name="untilDay" label={t('blocked.untilDay')} type="date" />
          <TextField body={body} form="block" name="untilTime" label={t('blocked.untilTime')} type="time" />
        </div>
        <TextField body={body} form="block" name="words" label={t('blocked.words')} />
        {body.isManager ? (
          <Checks body={body} form="block" name="all" options={[['yes', t('blocked.all')]]} legend={t('blocked.who')} />
        ) : null}
        <button type="submit" className="button">
          {t('blocked.save')}
        </button>
      </DeskForm>
    </section>
  );
}

function Windows({ body }: Part) {
  const { t } = useTranslation('desk-hours');
  const form: HoursForm = 'windows';
  return (
    <section className="desk-card" aria-labelledby="hours-windows">
      <h2 id="hours-windows">{t('windows.title')}</h2>
      <p>{t('windows.text')}</p>
      <ul>
        {body.windows.map(({ propertyId, kind }) => (
          <li key={propertyId}>
            <a href={`?property=${encodeURIComponent(propertyId)}`}>{propertyId}</a>: {t(`windows.kind.${kind}`)}
          </li>
        ))}
      </ul>
      <DeskForm does="windows">
        <HoursRefusal body={body} form={form} />
        <TextField body={body} form={form} name="property" label={t('windows.property')} />
        <Checks
          body={body}
          form={form}
          name="windows"
          single
          options={(['agency', 'slots', 'phone'] as const).map(kind => [kind, t(`windows.kind.${kind}`)])}
          legend={t('windows.how')}
        />
        <SlotTable body={body} form={form} name="window" />
        <HoursClosing body={body} form={form} />
        <button type="submit" className="button">
          {t('windows.save')}
        </button>
      </DeskForm>
    </section>
  );
}

function Agency({ body }: Part) {
  const { t } = useTranslation('desk-hours');
  const part = { body, form: 'agency' } as const;
  return (
    <section className="desk-card" aria-labelledby="hours-agency">
      <h2 id="hours-agency">{t('agency.title')}</h2>
      {body.outside.length === 0 ? null : (
        <>
          <p className="desk-problem">
            <Icon name="alert" /> <span>{t('agency.outside')}</span>
          </p>
          <ClosedViewings viewings={body.outside} />
        </>
      )}
      <DeskForm does="agency">
        <HoursRefusal {...part} />
        <SlotTable {...part} name="open" />
        <Checks
          {...part}
          name="openHolidays"
          options={LEGAL_HOLIDAYS.map(day => [day, t(`holiday.${day}`)])}
          legend={t('agency.openHolidays')}
        />
        <Checks
          {...part}
          name="closedRegionalDays"
          options={REGIONAL_DAYS.map(day => [day, t(`holiday.${day}`)])}
          legend={t('agency.closedRegionalDays')}
        />
        <TextField {...part} name="closed" label={t('agency.closed')} lines={4} />
        <div className="hours-numbers">
          {NUMBERS.map(name => (
            <TextField key={name} {...part} name={name} label={t(`agency.${name}`)} inputMode="numeric" />
          ))}
        </div>
        <Checks
          {...part}
          name="confirm"
          single
          options={CONFIRMATION_MODES.map(way => [way, t(`agency.confirm.${way}`)])}
          legend={t('agency.confirm.title')}
        />
        <HoursClosing {...part} />
        <button type="submit" className="button">
          {t('agency.save')}
        </button>
      </DeskForm>
    </section>
  );
}

const BLOCK_FIELDS = ['fromDay', 'fromTime', 'untilDay', 'untilTime', 'words', 'all'] as const;

function BlockConflicts({ body, conflicts }: Part & { readonly conflicts: ViewingConflicts }) {
  const { t } = useTranslation('desk-hours');
  const { viewings, moved } = conflicts;
  return (
    <ConflictingViewings
      conflicts={conflicts}
      does="block"
      about={Object.fromEntries(BLOCK_FIELDS.map(name => [name, body.fields.block[name]?.[0] ?? '']))}
      keep="block"
      headingId="visit-touched"
      texts={{
        title: viewings.length === 0 ? t('touched.stopped') : t('touched.title', { count: viewings.length }),
        against: '',
        changed: t('touched.changed'),
        moved: t('touched.moved', { count: moved.length }),
        mails: t('touched.mails'),
        move: t('touched.move'),
        keep: t('touched.block'),
        back: t('touched.back'),
        none: t('touched.none'),
        to: t('touched.to'),
        noMail: t('touched.noMail'),
      }}
    />
  );
}
