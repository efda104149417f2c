import type { DeskView } from '../../application/desk/desk-view.ts';
import { isLanguage } from '../../domain/text/language.ts';
import { isJsonObject } from '../../domain/text/json-object.ts';

/** Data in a document of the desk; `dictionary` is the address of its translations. */
export type DeskData = { readonly view: DeskView; readonly dictionary: string };

/** Parses the data in a document of the desk; throws if it is invalid. */
export function parseDeskData(text: string): DeskData {
  const data: unknown = JSON.parse(text);
  if (!isJsonObject(data) || !isDeskView(data['view']) || typeof data['dictionary'] !== 'string')
    throw new Error('the data of the page is invalid');
  return { view: data['view'], dictionary: data['dictionary'] };
}

/** Whether a value has the outer shape of a desk page, to detect responses of another version. */
export function isDeskView(value: unknown): value is DeskView {
  return (
    isJsonObject(value) &&
    typeof value['address'] === 'string' &&
    typeof value['agency'] === 'string' &&
    isJsonObject(value['body']) &&
    typeof value['body']['kind'] === 'string' &&
    typeof value['language'] === 'string' &&
    isLanguage(value['language'])
  );
}
