import { parseListingId } from '../../domain/listing/listing.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { Page } from '../../domain/page/page.ts';
import { regionOf } from '../../domain/place/region.ts';
import { type FormName, isFormName } from '../../domain/request/forms.ts';
import { listingCard } from './listing-card.ts';
import { hrefOf, type PageContext, textOf, wordsOf } from './page-context.ts';
import type { FormBody, ModuleBlock, ZoneNode } from './page-view.ts';
import { projectCard } from './project-card.ts';

type Subject = Pick<FormBody, 'subject' | 'region' | 'goal'>;

/** What a form's address says it is about; an id that nobody knows is as good as none. */
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
export function formBody(
  context: PageContext,
  page: Page,
  subject: Subject | undefined,
  modules: readonly ModuleBlock[] = [],
  parameters: URLSearchParams = new URLSearchParams(),
): FormBody {
  const { content, language } = context;
  const fallback = content.settings.defaultLanguage;
  const form = page.kind === 'forgot-password' ? 'forgot-password' : (page.form ?? '');
  const alert = form === 'demand-register';
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
    zones: alert ? zonesUnder(context, undefined) : [],
    types: alert
      ? content.trees.filter(({ tree }) => tree === 'types').map(({ webId, name }) => node(webId, name))
      : form === 'contact-demand'
        ? [...content.types]
            .sort((a, b) => a.showOrder - b.showOrder)
            .map(({ webId, name }) => node(String(webId), name))
        : [],
    slots:
      form === 'contact-appointment'
        ? (content.settings.contactSlots[language] ?? content.settings.contactSlots[fallback] ?? [])
        : [],
    today: context.today,
    phone: content.agency.phone,
    modules,
    action: actionOf(context, page, subject?.subject?.id, form),
    ...(parameters.get('sent') === '1' && { sent: { reference: sentReference(parameters) } }),
  };
}

/** The reference that an address names; anything that cannot be one is none. */
export function sentReference(parameters: URLSearchParams): string | undefined {
  const reference = parameters.get('reference') ?? '';
  return /^[0-9A-Z][0-9A-Z-]{3,19}$/.test(reference) ? reference : undefined;
}

function keptMonths({ content }: PageContext, form: FormName): Pick<FormBody, 'keptMonths'> {
  const keptMonths = content.settings.retention.months[form];
  return keptMonths === undefined ? {} : { keptMonths };
}

/** The form's own page, about the same subject. */
function actionOf(context: PageContext, page: Page, subjectId: string | undefined, form: string): string {
  const path = hrefOf(context, page.id);
  if (subjectId === undefined) return path;
  return `${path}?${form === 'contact-construction' ? 'project' : 'property'}=${encodeURIComponent(subjectId)}`;
}

/** The zones of the alert's form below one, or from the top; the parser has cut every circle. */
function zonesUnder(context: PageContext, parent: string | undefined): ZoneNode[] {
  return context.content.trees
    .filter(({ tree, parentId }) => tree === 'zones' && parentId === parent)
    .map(({ id, name }) => ({ id, name: wordsOf(context, name), children: zonesUnder(context, id) }));
}
