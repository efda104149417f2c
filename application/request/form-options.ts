import type { SiteContent } from '../../domain/page/site.ts';
import type { FormName } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import type { FormView } from './form-view.ts';

/** Values that a form's choices may have, where the content decides. */
export type FormOptions = Readonly<Record<string, readonly string[]>>;

/** The hours of a visit as visitors of a language are shown them. */
export function slotsIn(content: SiteContent, language: Language) {
  const { contactSlots, defaultLanguage } = content.settings;
  return contactSlots[language] ?? contactSlots[defaultLanguage] ?? [];
}

export function formOptions(form: FormName, content: SiteContent, language: Language): FormOptions {
  const tree = (name: 'zones' | 'types') => content.trees.filter(item => item.tree === name);
  switch (form) {
    case 'contact-appointment':
      return { slot: slotsIn(content, language).map(({ id }) => id) };
    case 'contact-demand':
      return { type: content.types.map(({ webId }) => String(webId)) };
    case 'demand-register':
      return { types: tree('types').map(({ webId }) => webId), zones: tree('zones').map(({ id }) => id) };
    default:
      return {};
  }
}

/** The same, read from the form that a page shows. */
export function shownOptions({ form, slots, types, zones }: FormView): FormOptions {
  const ids = types.map(({ id }) => id);
  const zoneIds = (nodes: FormView['zones']): string[] =>
    nodes.flatMap(({ id, children }) => [id, ...zoneIds(children)]);
  switch (form) {
    case 'contact-appointment':
      return { slot: slots.map(({ id }) => id) };
    case 'contact-demand':
      return { type: ids };
    case 'demand-register':
      return { types: ids, zones: zoneIds(zones) };
    default:
      return {};
  }
}
