import type { SiteContent } from '../../domain/page/site.ts';
import type { ContentChoice } from '../../domain/request/field.ts';
import { type Form, FORMS } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import type { FormView, SendableForm } from './form-view.ts';
import { slotsIn } from '../viewing/slots-in.ts';

/** Allowed values of choice fields whose options come from the content, by field name. */
export type FormOptions = Readonly<Record<string, readonly string[]>>;

/** Options from the content. `formOptions(FORMS['site-contact'], content, 'fr')` → `{}` */
export function formOptions({ fields }: Form, content: SiteContent, language: Language): FormOptions {
  return optionsOf(fields, {
    'viewing-hours': () => slotsIn(content, language).map(({ id }) => id),
    'property-types': () => content.types.map(({ webId }) => String(webId)),
    'search-types': () => content.trees.filter(({ tree }) => tree === 'types').map(({ webId }) => webId),
    'search-zones': () => content.trees.filter(({ tree }) => tree === 'zones').map(({ id }) => id),
  });
}

/** Returns the same options as `formOptions`, but takes them from the form that a page shows. */
export function shownOptions({ form, slots, types, zones }: SendableForm): FormOptions {
  const ids = () => types.map(({ id }) => id);
  const zoneIds = (nodes: FormView['zones']): string[] =>
    nodes.flatMap(({ id, children }) => [id, ...zoneIds(children)]);
  return optionsOf(FORMS[form].fields, {
    'viewing-hours': () => slots.map(({ id }) => id),
    'property-types': ids,
    'search-types': ids,
    'search-zones': () => zoneIds(zones),
  });
}

function optionsOf(
  fields: Form['fields'],
  offered: Readonly<Record<ContentChoice, () => readonly string[]>>,
): FormOptions {
  return Object.fromEntries(
    fields.flatMap(({ name, choicesFrom }) => (choicesFrom === undefined ? [] : [[name, offered[choicesFrom]()]])),
  );
}
