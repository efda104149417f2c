import type { Reason } from '../../../application/finding/reason.ts';
import { escapeMarkup } from '../../wire/escape-markup.ts';
import { type AskSystem, SystemFailure, type SystemResponse } from '../ask-system.ts';
import { BrokenXml, readXml, textOf, type XmlElement } from '../read-xml.ts';

/** Credentials for Skarabee Weblink. */
export type SkarabeeAccess = {
  /** URL of the service; `undefined`: the vendor's URL. */
  readonly address: URL | undefined;
  readonly user: string;
  readonly password: string;
};

/** A call of an operation, and the name of the response elements to return. */
export type SkarabeeQuestion = {
  readonly operation: string;
  /** Parameters in the order of the WSDL; `null` is sent as nil, a list as repeated elements. */
  readonly parameters: SoapFields;
  readonly wanted: string;
  /** Whether the call is never retried, because the operation is not idempotent. */
  readonly once?: boolean;
};

export type SoapFields = { readonly [name: string]: SoapValue };
type SoapValue = string | number | null | SoapFields | readonly SoapValue[];

/** Calls an operation and returns the wanted elements. Rejects with `SkarabeeRefusal` if refused, else with `SystemFailure`. */
export type SkarabeeCall = (question: SkarabeeQuestion, signal: AbortSignal) => Promise<readonly XmlElement[]>;

/** Codes of internal errors of the service, after which the operation may have been executed. */
const TROUBLE: ReadonlySet<string> = new Set(['UNHANDLED_ERROR', 'DB_ERROR']);
/** Codes of sign-in problems, which the operator can fix; they do not mean that the request itself is invalid. */
const LOGIN: ReadonlySet<string> = new Set([
  'USER_NOT_FOUND',
  'UNAUTHORIZED_ACCESS_TO_USER',
  'INACTIVE_USER',
  'INVALID_LINK_LOGIN',
  'UNAUTHORIZED_ACTION',
]);

/** The service refused an operation, with its error code. The message of the service is left out, because it may quote personal data. */
export class SkarabeeRefusal extends SystemFailure {
  readonly code: string;

  constructor(operation: string, code: string) {
    super(`Skarabee ${operation}: refused with ${code}`, {
      perhapsDone: TROUBLE.has(code),
      refused: !TROUBLE.has(code) && !LOGIN.has(code),
    });
    this.code = code;
  }
}

/** The result element of an operation contains malformed XML. */
export class BrokenSkarabeeResult extends SystemFailure {
  readonly reason: Reason;

  constructor(operation: string, why: Reason) {
    super(`Skarabee ${operation}: the result is not XML`, { perhapsDone: true });
    this.reason = why;
  }
}

/** The vendor documents an http URL; https is used because the request contains the password. */
const ADDRESS = 'https://weblink.skarabee.com/v41/weblink.asmx';
const NAMESPACE = 'http://weblink.skarabee.com/';
const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/';
const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';

/**
 * Client of Skarabee's operations: SOAP 1.1 (https://www.w3.org/TR/2000/NOTE-SOAP-20000508/) over POST, with HTTP Basic authentication.
 * `await call({ operation: 'GetPublication', parameters: { PublicationId: 7 }, wanted: 'Publication' }, signal)` → one element
 */
export function makeSkarabeeCall({ address, user, password }: SkarabeeAccess, ask: AskSystem): SkarabeeCall {
  const url = address ?? new URL(ADDRESS);
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return async ({ operation, parameters, wanted, once = false }, signal) => {
    const request = {
      what: `Skarabee ${operation}`,
      url,
      headers: {
        'content-type': 'text/xml; charset=utf-8',
        soapaction: `"${NAMESPACE}${operation}"`,
        accept: 'text/xml',
        authorization,
      },
      body: envelopeOf(operation, parameters),
      once,
    };
    return elementsOf(operation, wanted, await ask(request, signal));
  };
}

/** Wanted elements of a response; throws for errors and unexpected responses. */
function elementsOf(operation: string, wanted: string, { status, body }: SystemResponse): readonly XmlElement[] {
  const what = `Skarabee ${operation}`;
  if (status === 401 || status === 403) throw new SystemFailure(`${what}: the sign-in is refused (status ${status})`);
  const elements: XmlElement[] = [];
  try {
    // Read list items one by one, since a whole list would exceed the reader's limit per element.
    for (const element of readXml([body], [wanted, 'Error', 'Fault'])) {
      if (element.name === 'Fault')
        throw new SystemFailure(`${what}: a fault ${coded(textOf(element, 'faultcode'))} (status ${status})`, {
          perhapsDone: true,
        });
      if (element.name === 'Error') throw new SkarabeeRefusal(operation, coded(textOf(element, 'Code')));
      elements.push(element);
    }
  } catch (error) {
    if (error instanceof BrokenXml && error.reason.code === 'not-xml' && isWhole(operation, body))
      throw new BrokenSkarabeeResult(operation, error.reason);
    if (error instanceof BrokenXml)
      throw new SystemFailure(`${what}: the response is not XML (status ${status})`, { perhapsDone: true });
    throw error;
  }
  if (status !== 200) throw new SystemFailure(`${what}: status ${status}`, { refused: status < 500 });
  // A well-formed error page also contains no elements, so require the result element.
  if (!isResultOf(operation, body))
    throw new SystemFailure(`${what}: the response belongs to another operation`, { perhapsDone: true });
  return elements;
}

/** Whether the response is complete, so that the XML is malformed only inside the result element. */
function isWhole(operation: string, body: string): boolean {
  return isResultOf(operation, body) && /<\/(?:\w{1,20}:)?Envelope>\s*$/.test(body.slice(-200));
}

function isResultOf(operation: string, body: string): boolean {
  return new RegExp(`<(?:\\w+:)?${operation}Result[\\s/>]`).test(body);
}

/** Error code for logs, if it looks like one; other text could quote personal data. */
function coded(code = ''): string {
  return /^[\w:.-]{1,60}$/.test(code) ? code : 'without a code';
}

function envelopeOf(operation: string, parameters: SoapFields): string {
  const asked = `<${operation} xmlns="${NAMESPACE}">${inner(parameters)}</${operation}>`;
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="${ENVELOPE}" xmlns:xsi="${INSTANCE}"><soap:Body>${asked}</soap:Body></soap:Envelope>`;
}

function inner(fields: SoapFields): string {
  return Object.entries(fields)
    .map(([name, value]) => elementOf(name, value))
    .join('');
}

function elementOf(name: string, value: SoapValue): string {
  if (value === null) return `<${name} xsi:nil="true"/>`;
  if (Array.isArray(value)) return value.map((each: SoapValue) => elementOf(name, each)).join('');
  const content = typeof value === 'object' ? inner(value as SoapFields) : escapeMarkup(allowed(String(value)));
  return `<${name}>${content}</${name}>`;
}

/** Removes characters that are not allowed in XML (https://www.w3.org/TR/xml/#charsets). */
function allowed(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
