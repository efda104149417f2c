import type { BrusselsMoment, ViewingCalendar } from '../../domain/appointment/viewing-calendar.ts';
import type { Goal } from '../../domain/listing/listing.ts';
import type { Page } from '../../domain/page/page.ts';
import type { ContactSlot } from '../../domain/page/site.ts';
import type { ContentChoice } from '../../domain/request/field.ts';
import { formAvailability, type SubjectNote } from '../../domain/request/form-availability.ts';
import { type FormName, FORMS, isFormName } from '../../domain/request/forms.ts';
import { hrefOf } from '../view/links.ts';
import { type PageContext, textOf, wordsOf } from '../view/page-context.ts';
import type { Text } from '../../domain/text/localized.ts';
import { type UnavailableForm, unavailableForm, closedPage } from './unavailable-form.ts';
import { slotsIn } from './slots-in.ts';
import type { FormShown } from './form-shown.ts';
import type { FullHour } from './full-hours.ts';
import { type CriterionShown, type SearchPreset, searchPreset } from './search-preset.ts';
import type { SharedPage } from './shared-page.ts';
import type { SubjectView } from './subject-view.ts';
import { findSubject, type RequestSubject, subjectView } from './request-subject.ts';

/** The page of the site that a form's address asks to send; nothing in it where it cannot be. */
export type AskedPage = { readonly page: SharedPage | undefined };

/** What a form's address says it is about; an unknown id is as good as none. */
export function formSubject(
  { catalogue }: PageContext,
  parameters: URLSearchParams,
): Promise<RequestSubject | undefined> {
  return findSubject(catalogue, {
    property: parameters.get('property') ?? undefined,
    project: parameters.get('project') ?? undefined,
  });
}

/** A page's form as it stands before anything was typed. */
export function formView(
  context: PageContext,
  page: Page,
  subject: RequestSubject | undefined,
  parameters: URLSearchParams = new URLSearchParams(),
  shared?: AskedPage,
): FormView {
  const { content, language } = context;
  // A kind of page that is called as a form is that form's page.
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
    // Its page may be kept for the whole day: what is too soon by the hour is known once somebody begins to fill it in.
    ...(isFormName(form) &&
      FORMS[form].begins === 'viewing' && {
        visits: { calendar: content.settings.visits, now: { today: context.today, time: '00:00' } },
      }),
    today: context.today,
    phone: content.agency.phone,
    action: actionOf(context, page, subject, shared?.page),
    ...search,
    ...(parameters.get('sent') === '1' && { sent: { reference: sentReference(parameters) } }),
  };
}

/** The reference that an address names; anything that cannot be one is none. */
export function sentReference(parameters: URLSearchParams): string | undefined {
  const reference = parameters.get('reference') ?? '';
  return /^[0-9A-Z][0-9A-Z-]{3,19}$/.test(reference) ? reference : undefined;
}

function keptMonths({ content }: PageContext, form: FormName): Pick<FormView, 'keptMonths'> {
  const keptMonths = content.settings.retention.months[form];
  return keptMonths === undefined ? {} : { keptMonths };
}

/** Whether it is possible for its subject, or what has to be known first. */
function possible(context: PageContext, form: FormName, subject: RequestSubject): Pick<FormView, 'closed' | 'note'> {
  const closed = unavailableForm(context, form, subject);
  if (closed) return { closed };
  const answer = formAvailability(form, subject.facts);
  return answer.open && answer.note !== undefined ? { note: answer.note } : {};
}

/** The form's own page, about the same. */
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

/** The zones of the alert's form below one, or from the top; the parser has cut every circle. */
function zonesUnder(context: PageContext, parent: string | undefined): ZoneNode[] {
  return context.content.trees
    .filter(({ tree, parentId }) => tree === 'zones' && parentId === parent)
    .map(({ id, name }) => ({ id, name: wordsOf(context, name), children: zonesUnder(context, id) }));
}

/** A zone with those in it. */
export type ZoneNode = { readonly id: string; readonly name: string; readonly children: readonly ZoneNode[] };

/** A form of a page or of a module as it is shown. */
export type FormView = {
  readonly kind: 'form';
  readonly form: FormName | 'unsubscribe' | 'change-search' | 'change-visit';
  readonly title: Text;
  readonly description: Text | undefined;
  /** What the request is about. */
  readonly subject: SubjectView | undefined;
  /** Region of the property, where the form asks differently by region. */
  readonly region: 'flanders' | 'brussels' | 'wallonia' | undefined;
  readonly goal: Goal | undefined;
  /** Present where the form is not possible for its subject; its fields are shown only to one who has filled them in. */
  readonly closed?: UnavailableForm;
  /** What has to be known of the subject first. */
  readonly note?: SubjectNote;
  /** The page of the site that is sent to somebody. */
  readonly page?: SharedPage;
  readonly privacyHref: string;
  /** Months after which the site erases such a request; absent where it does not by itself. */
  readonly keptMonths?: number;
  /** Zones and types of the search alert. */
  readonly zones: readonly ZoneNode[];
  readonly types: readonly { readonly id: string; readonly name: string }[];
  /** Hours of a viewing; `full` where the day that was chosen has no room then. */
  readonly slots: readonly (ContactSlot & { readonly full?: true })[];
  /** When homes are shown, and the moment at which that was asked: of a form that begins a visit. */
  readonly visits?: { readonly calendar: ViewingCalendar; readonly now: BrusselsMoment };
  /** Hours of the coming weeks that are fully booked. */
  readonly full?: readonly FullHour[];
  /** ISO day of Brussels: the first that a date of the future can have. */
  readonly today: string;
  /** Another way to reach the agency. */
  readonly phone: string;
  /** Path to which it is sent where no script does. */
  readonly action: string;
  /** What its fields begin with, by name. */
  readonly preset?: SearchPreset['preset'];
  /** Of a search alert: what the list at which it began is narrowed by beside what the fields say. */
  readonly criteria?: readonly CriterionShown[];
  /** What was made for the one visitor who is shown it; absent from what many share. */
  readonly shown?: FormShown;
  /** Set once it was sent, on the page of a form that has no page of thanks. */
  readonly sent?: { readonly reference: string | undefined };
};

/** A form that can be sent. */
export type SendableForm = FormView & { readonly form: FormName };

export function isSendable(form: FormView): form is SendableForm {
  return isFormName(form.form);
}
