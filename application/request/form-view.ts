import { type Goal, parseListingId } from '../../domain/listing/listing.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { Page } from '../../domain/page/page.ts';
import { regionOf } from '../../domain/place/region.ts';
import type { ContentChoice } from '../../domain/request/field.ts';
import { type FormName, FORMS, isFormName } from '../../domain/request/forms.ts';
import { listingCard } from '../view/listing-card.ts';
import { hrefOf } from '../view/links.ts';
import { type PageContext, textOf, wordsOf } from '../view/page-context.ts';
import { projectCard } from '../view/project-card.ts';
import type { Text } from '../../domain/text/localized.ts';
import type { FormShown } from './form-shown.ts';
import type { FullHour } from './full-hours.ts';
import type { PictureView } from '../view/picture-view.ts';

type Subject = Pick<FormView, 'subject' | 'region' | 'goal'>;

/** What a form's address says it is about; an unknown id is as good as none. */
export async function formSubject(context: PageContext, parameters: URLSearchParams): Promise<Subject | undefined> {
  const id = parseListingId(parameters.get('property') ?? '');
  const [listing] = id === undefined ? [] : await context.catalogue.listings([id]);
  if (listing) {
    const { title, place, href, picture } = listingCard(context, listing);
    return {
      subject: { id: listing.id, title, place, href, picture },
      region: regionOf(listing.place.countryId, listing.place.postcode),
      goal: goalOf(listing.goal),
    };
  }
  const project = (await context.catalogue.projects()).find(candidate => candidate.id === parameters.get('project'));
  if (!project) return undefined;
  const { title, place, href, picture } = projectCard(context, project, []);
  return { subject: { id: project.id, title, place, href, picture }, region: undefined, goal: undefined };
}

/** A page's form as it stands before anything was typed. */
export function formView(
  context: PageContext,
  page: Page,
  subject: Subject | undefined,
  parameters: URLSearchParams = new URLSearchParams(),
): FormView {
  const { content, language } = context;
  const fallback = content.settings.defaultLanguage;
  // A kind of page that is called as a form is that form's page.
  const form = isFormName(page.kind) ? page.kind : (page.form ?? '');
  const fields = isFormName(form) ? FORMS[form].fields : [];
  const offers = (choice: ContentChoice) => fields.some(({ choicesFrom }) => choicesFrom === choice);
  const node = (id: string, name: Parameters<typeof wordsOf>[1]) => ({ id, name: wordsOf(context, name) });
  return {
    kind: 'form',
    form: isFormName(form) || form === 'unsubscribe' ? form : 'site-contact',
    title: textOf(context, page.title) ?? { text: wordsOf(context, page.name) },
    description: textOf(context, page.description),
    subject: subject?.subject,
    region: subject?.region,
    goal: subject?.goal,
    privacyHref: hrefOf(context, 'privacy'),
    ...(isFormName(form) && keptMonths(context, form)),
    zones: offers('search-zones') ? zonesUnder(context, undefined) : [],
    types: offers('search-types')
      ? content.trees.filter(({ tree }) => tree === 'types').map(({ webId, name }) => node(webId, name))
      : offers('property-types')
        ? [...content.types]
            .sort((a, b) => a.showOrder - b.showOrder)
            .map(({ webId, name }) => node(String(webId), name))
        : [],
    slots: offers('viewing-hours')
      ? (content.settings.contactSlots[language] ?? content.settings.contactSlots[fallback] ?? [])
      : [],
    today: context.today,
    phone: content.agency.phone,
    action: actionOf(context, page, subject?.subject?.id, form),
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

/** The form's own page, about the same subject. */
function actionOf(context: PageContext, page: Page, subjectId: string | undefined, form: string): string {
  const path = hrefOf(context, page.id);
  if (subjectId === undefined) return path;
  const reference = isFormName(form) ? FORMS[form].fields.find(({ kind }) => kind === 'reference')?.name : undefined;
  return `${path}?${reference ?? 'property'}=${encodeURIComponent(subjectId)}`;
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
  readonly subject:
    | {
        readonly id: string;
        readonly title: Text;
        readonly place: string;
        readonly href: string;
        readonly picture: PictureView | undefined;
      }
    | undefined;
  /** Region of the property, where the form asks differently by region. */
  readonly region: 'flanders' | 'brussels' | 'wallonia' | undefined;
  readonly goal: Goal | undefined;
  readonly privacyHref: string;
  /** Months after which the site erases such a request; absent where it does not by itself. */
  readonly keptMonths?: number;
  /** Zones and types of the search alert. */
  readonly zones: readonly ZoneNode[];
  readonly types: readonly { readonly id: string; readonly name: string }[];
  /** Hours of a viewing; `full` where the day that was chosen has no room then. */
  readonly slots: readonly {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly full?: true;
  }[];
  /** Hours of the coming weeks that are fully booked. */
  readonly full?: readonly FullHour[];
  /** ISO day of Brussels: the first that a date of the future can have. */
  readonly today: string;
  /** Another way to reach the agency. */
  readonly phone: string;
  /** Path to which it is sent where no script does. */
  readonly action: string;
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
