import type { PageModel } from '../../application/page/page-model.ts';
import type { SiteView } from '../../application/browse/site-view.ts';
import { isLanguage } from '../../domain/text/language.ts';
import { isJsonObject } from '../../domain/text/json-object.ts';

/** Data in a rendered page; `dictionary` is the address of its translations. */
export type PageData = {
  readonly view: PageModel;
  readonly site: SiteView;
  readonly dictionary: string;
  /** Address of the translations of forms; absent on pages without a form. */
  readonly formDictionary?: string;
};

/**
 * Parses the data in a rendered page. Checks the outer shape to detect pages of another version. By hand: with a schema, every visitor
 * would have to load zod first.
 */
export function parsePageData(text: string): PageData {
  const data: unknown = JSON.parse(text);
  if (!isJsonObject(data)) throw new Error('the data of the page is invalid');
  const { view, site, dictionary, formDictionary } = data;
  if (!isPageView(view) || !isSiteView(site) || typeof dictionary !== 'string')
    throw new Error('the data of the page is invalid');
  return { view, site, dictionary, formDictionary: typeof formDictionary === 'string' ? formDictionary : undefined };
}

export function isPageView(value: unknown): value is PageModel {
  return (
    isJsonObject(value) &&
    typeof value['page'] === 'string' &&
    isJsonObject(value['body']) &&
    typeof value['body']['kind'] === 'string' &&
    typeof value['language'] === 'string' &&
    isLanguage(value['language'])
  );
}

function isSiteView(value: unknown): value is SiteView {
  return isJsonObject(value) && Array.isArray(value['menu']) && isJsonObject(value['agency']);
}
