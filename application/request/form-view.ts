import type { BrusselsMoment, ViewingCalendar } from '../../domain/appointment/viewing-calendar.ts';
import type { Goal } from '../../domain/listing/listing.ts';
import type { Page } from '../../domain/page/page.ts';
import type { ContactSlot } from '../../domain/page/site.ts';
import type { ContentChoice } from '../../domain/request/field.ts';
import { formAvailability, type SubjectNote } from '../../domain/request/form-availability.ts';
import { type FormName, FORMS, isFormName } from '../../domain/request/forms.ts';
import { parseCalendarDay } from '../../domain/text/day.ts';
import { hrefOf } from '../view/links.ts';
import { type PageContext, textOf, wordsOf } from '../view/page-context.ts';
import type { Text } from '../../domain/text/localized.ts';
import { type UnavailableForm, unavailableForm, closedPage } from './unavailable-form.ts';
import { slotsIn } from '../viewing/slots-in.ts';
import type { FormShown } from './form-shown.ts';
import type { FullHour } from '../viewing/full-hours.ts';
import { type CriterionShown, type SearchPreset, searchPreset } from './search-preset.ts';
import type { SharedPage } from './shared-page.ts';
import type { SubjectView } from './subject-view.ts';
import { findSubject, type RequestSubject, subjectView } from './request-subject.ts';

/** The page to be shared, from the form's address; `undefined` if it cannot be shared. */
export type PageToShare = { readonly page: SharedPage | undefined };

/** The subject named in a form's address; `undefined` for an unknown id. */
export function formSubject(
  { catalogue }: PageContext,
  parameters: URLSearchParams,
): Promise<RequestSubject | undefined> {
  return findSubject(catalogue, {
    property: parameters.get('property') ?? undefined,
    project: parameters.get('project') ?? undefined,
  });
}

/** A page's empty form. */
export function formView(
  context: PageContext,
  page: Page,
  subject: RequestSubject | undefined,
  parameters: URLSearchParams = new URLSearchParams(),
  shared?: PageToShare,
): FormView {
  const { content, language } = context;
  // A page kind that equals the name of a form is the page of that form.
  const form = isFormName(page.kind) ? page.kind : (page.form ?? '');
  const fields = isFormName(form) ? FORMS[form].fields : [];
  const offers = (choice: ContentChoice) => fields.some(({ choicesFrom }) => choicesFrom === choice);
  const node = (id: string, name: Parameters<typeof wordsOf>[1]) => ({ id, name: wordsOf(context, name) });
  const search = offers('search-zones') ? searchPreset(context, parameters) : undefined;
  return {
    kind: 'form',
    form: isFormName(form) || form === 'unsubscribe' ? form : 'site-contact',
    title: textOf(context, page.title) ?? { text: wordsOf(context, page.name) },
    description: textOf(context, page.description),
    subject: subject && subjectView(context, subject),
    region: subject?.region,
    goal: subject?.goal,
    privacyHref: hrefOf(context, 'privacy'),
    ...(isFormName(form) && keptMonths(context, form)),
    ...(isFormName(form) && subject && possible(context, form, subject)),
    ...(shared && !subject && (shared.page ? { page: shared.page } : { closed: closedPage(context) })),
    zones: offers('search-zones') ? zonesUnder(context, undefined) : [],
    types: offers('search-types')
      ? content.trees.filter(({ tree }) => tree === 'types').map(({ webId, name }) => node(webId, name))
      : offers('property-types')
        ? [...content.types]
            .sort((a, b) => a.showOrder - b.showOrder)
            .map(({ webId, name }) => node(String(webId), name))
        : [],
    slots: offers('viewing-hours') ? slotsIn(content, language) : [],
    // The page may be cached all day, so the notice period in hours is only checked once a visitor fills in the form.
    ...(isFormName(form) &&
      FORMS[form].begins === 'viewing' && {
        viewings: { calendar: content.settings.visits, now: { today: context.today, time: '00:00' } },
        ...askedMoment(parameters, slotsIn(content, language)),
      }),
    today: context.today,
    phone: content.agency.phone,
    action: actionOf(context, page, subject, shared?.page),
    ...search,
    ...(parameters.get('sent') === '1' && { sent: { reference: sentReference(parameters) } }),
  };
}

/**
 * Day and slot of a viewing in the form's address, as links on a property's page contain them. Returns neither if the day is invalid or the
 * slot unknown.
 */
function askedMoment(
  parameters: URLSearchParams,
  slots: readonly ContactSlot[],
): { readonly preset?: Readonly<Record<string, string>> } {
  const day = parseCalendarDay(parameters.get('day') ?? '');
  const slot = slots.find(({ id }) => id === parameters.get('slot'));
  return day === undefined || !slot ? {} : { preset: { day, slot: slot.id } };
}

/** Reference in an address; `undefined` if malformed. */
export function sentReference(parameters: URLSearchParams): string | undefined {
  const reference = parameters.get('reference') ?? '';
  return /^[0-9A-Z][0-9A-Z-]{3,19}$/.test(reference) ? reference : undefined;
}

function keptMonths({ content }: PageContext, form: FormName): Pick<FormView, 'keptMonths'> {
  const keptMonths = content.settings.retention.months[form];
  return keptMonths === undefined ? {} : { keptMonths };
}

/**
 * `closed` if the form is not available for its subject; `note` if it is available, with information that the visitor should read first.
 */
function possible(context: PageContext, form: FormName, subject: RequestSubject): Pick<FormView, 'closed' | 'note'> {
  const closed = unavailableForm(context, form, subject);
  if (closed) return { closed };
  const answer = formAvailability(form, subject.facts);
  return answer.open && answer.note !== undefined ? { note: answer.note } : {};
}

/** Address of the form's page with the same subject. */
function actionOf(
  context: PageContext,
  page: Page,
  subject: RequestSubject | undefined,
  shared: SharedPage | undefined,
): string {
  const path = hrefOf(context, page.id);
  if (subject) return `${path}?${subject.facts.kind}=${encodeURIComponent(subject.id)}`;
  return shared ? `${path}?page=${encodeURIComponent(shared.path)}` : path;
}

/** Zones of the alert form below `parent`, or all; the parser has already removed cycles. */
function zonesUnder(context: PageContext, parent: string | undefined): ZoneNode[] {
  return context.content.trees
    .filter(({ tree, parentId }) => tree === 'zones' && parentId === parent)
    .map(({ id, name }) => ({ id, name: wordsOf(context, name), children: zonesUnder(context, id) }));
}

/** A zone of the content, with the zones inside it. */
export type ZoneNode = { readonly id: string; readonly name: string; readonly children: readonly ZoneNode[] };

/** A form on a page or in a module, for display. */
export type FormView = {
  readonly kind: 'form';
  readonly form: FormName | 'unsubscribe' | 'change-search' | 'change-visit';
  readonly title: Text;
  readonly description: Text | undefined;
  /** The property or project of the request. */
  readonly subject: SubjectView | undefined;
  /** Region of the property; some fields depend on it. */
  readonly region: 'flanders' | 'brussels' | 'wallonia' | undefined;
  readonly goal: Goal | undefined;
  /**
   * Why the form is not available for its subject; absent if the form is available. An unavailable form shows only the values that the
   * visitor has already typed.
   */
  readonly closed?: UnavailableForm;
  /** Notice about the subject, shown first. */
  readonly note?: SubjectNote;
  /** The page to send to a friend. */
  readonly page?: SharedPage;
  readonly privacyHref: string;
  /** Number of months until the site erases a request of this form; absent if the site does not erase such requests automatically. */
  readonly keptMonths?: number;
  /** Options of the search alert. */
  readonly zones: readonly ZoneNode[];
  readonly types: readonly { readonly id: string; readonly name: string }[];
  /** Projects to choose from; absent if the form asks for none or its address names one. */
  readonly projects?: readonly { readonly id: string; readonly name: string }[];
  /** Slots of a viewing; `full` if fully booked on the chosen day. */
  readonly slots: readonly (ContactSlot & { readonly full?: true })[];
  /** Viewing form: the calendar, and the time at which it was read. */
  readonly viewings?: { readonly calendar: ViewingCalendar; readonly now: BrusselsMoment };
  /** Fully booked slots of the coming weeks. */
  readonly full?: readonly FullHour[];
  /** ISO day, Brussels time: the earliest allowed future date. */
  readonly today: string;
  /** Phone number of the agency, which visitors can call instead of sending the form. */
  readonly phone: string;
  /** Form action, used without JavaScript. */
  readonly action: string;
  /** Initial values of the fields, by name. */
  readonly preset?: SearchPreset['preset'];
  /** Search alert: filters of the originating list that the form has no fields for. */
  readonly criteria?: readonly CriterionShown[];
  /** Data of one visitor; absent from cached pages. */
  readonly shown?: FormShown;
  /** Confirmation of a submission, set if the form has no thank-you page. */
  readonly sent?: { readonly reference: string | undefined };
};

/** A form that stores or mails a request, unlike the forms on pages of mailed links, which only change a stored one. */
export type SendableForm = FormView & { readonly form: FormName };

export function isSendable(form: FormView): form is SendableForm {
  return isFormName(form.form);
}
