import { deskPath } from '../../../domain/desk/desk-pages.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { DeskCall } from '../shared/desk-handler.ts';
import { requestQueryOf, requestQueryText } from './request-query.ts';
import { requestHref } from './request-rows.ts';

/** Filters of the list of requests from which a request's page was opened. */
export function listQuery({ parameters }: DeskCall): string {
  return requestQueryText(requestQueryOf(new URLSearchParams(parameters.get('list') ?? '')));
}

/** Address of the list of requests with the filters of `query`. */
export function listHref(language: Language, query: string): string {
  return `${deskPath('requests', language)}${query === '' ? '' : `?${query}`}`;
}

/** Address of the list of requests from which a request's page was opened. */
export function listHrefOf(call: DeskCall): string {
  return listHref(call.context.language, listQuery(call));
}

/** Address of a request's page, with the filters of the list to which the page leads back. */
export function pageHrefOf(call: DeskCall): string {
  return requestHref(call.context.language, call.params['id'] ?? '', listQuery(call));
}
