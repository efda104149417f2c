import { CONTACT_CARD } from '../../application/view/contact-card.ts';
import { OPEN_HOUSE_FILE } from '../../application/view/open-house-view.ts';
import { VIEWING_FILE } from '../../application/request/booked-viewing.ts';
import { CONSENT_ADDRESS, OPTIONAL_CATEGORIES } from '../../domain/consent/consent.ts';
import { LOGOUT_ADDRESS, SESSION_ADDRESS } from '../../domain/owner/addresses.ts';
import { FORM_NAMES } from '../../domain/request/forms.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import type { HttpRequest, HttpResponse } from '../wire/exchange.ts';
import { jsonResponse } from './json-response.ts';
import { COMPONENTS } from './openapi-schemas.ts';

/** Path of the OpenAPI description of the site's JSON API. */
export const OPENAPI_ADDRESS = '/api/openapi.json';

type Json = Readonly<Record<string, unknown>>;

const text = { type: 'string' };
const language = query('language', { enum: LANGUAGES }, 'A language of the site.', 'fr');
const address = query(
  'address',
  text,
  'Path and query of a page, as it would stand in the address bar.',
  '/fr/a-vendre/',
);
const property = query('property', text, 'The id of a property.');

/** A query parameter; one with an `example` is required, unless its description states otherwise. */
function query(name: string, schema: Json, description: string, example?: string): Json {
  return { name, in: 'query', description, schema, ...(example !== undefined && { required: true, example }) };
}

const inPath = (name: string, schema: Json, description: string): Json => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
});

const response = (description: string, type: string, schema: Json): Json => ({
  description,
  content: { [type]: { schema } },
});
const json = (description: string, name: keyof typeof COMPONENTS) =>
  response(description, 'application/json', { $ref: `#/components/schemas/${name}` });
const problem = (description: string) =>
  response(description, 'application/problem+json', { $ref: '#/components/schemas/Problem' });
const plain = (description: string) => response(description, 'text/plain', text);
const file = (description: string, type: string) => response(description, type, text);
const NO_ENTRY = problem('The address names none.');
const NO_LANGUAGE = problem('The site does not have this language.');
const OTHER_SITE = 'It came from another site: only pages of the site itself may send it.';

const form = (properties: Json, ...required: readonly string[]): Json => ({
  content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties, required } } },
});

const FORM_FIELDS: Json = {
  type: 'object',
  description:
    'The fields of the form, and what it was prepared with: captcha is the token of the challenge, homepage stays empty.',
  properties: { key: text, stamp: text, captcha: text, answer: text, homepage: { ...text, maxLength: 0 } },
  additionalProperties: { anyOf: [text, { type: 'array', items: text }] },
};

/** OpenAPI path items: parameters and responses by path. A name in braces, such as `{id}`, matches one path segment. */
const PATHS: Readonly<Record<string, Json>> = {
  [OPENAPI_ADDRESS]: {
    get: {
      summary: 'This document.',
      responses: { 200: response('OpenAPI 3.1.', 'application/json', { type: 'object' }) },
    },
  },
  '/api/page': {
    get: {
      summary: 'What a page shows, as data.',
      parameters: [address],
      responses: {
        200: json('The page, or where it leads.', 'Page'),
        429: problem('One network tried too many links that open nothing; Retry-After says when the next counts.'),
      },
    },
  },
  '/api/search-source': {
    get: {
      summary: 'What a search box needs to answer by itself.',
      parameters: [language],
      responses: { 200: json('Its rows, or word that they are too many to send.', 'SearchSource'), 400: NO_LANGUAGE },
    },
  },
  '/api/suggest': {
    get: {
      summary: 'What a text finds: types, towns and properties.',
      parameters: [
        language,
        query(
          'text',
          { ...text, maxLength: 100 },
          'What was typed; what is longer than 100 characters is cut.',
          'namur',
        ),
      ],
      responses: { 200: json('The entries of the panel.', 'Suggested'), 400: NO_LANGUAGE },
    },
  },
  '/api/places': {
    get: {
      summary: 'The places around which one can search, with homes or without, by name and postcode.',
      parameters: [language],
      responses: { 200: json('Their names.', 'PlaceNames'), 400: NO_LANGUAGE },
    },
  },
  '/api/map': {
    get: {
      summary: 'What the map of a page shows.',
      parameters: [address],
      responses: { 200: json('Points and places; null for a page without a map.', 'Map') },
    },
  },
  '/api/map-card': {
    get: {
      summary: 'What is told of a property or project on a map.',
      parameters: [
        language,
        query('kind', { enum: ['listing', 'project'] }, 'Which of both it is.', 'listing'),
        query('id', text, 'Its id.', '6415736'),
      ],
      responses: { 200: json('Its card; null where it is gone.', 'MapCard'), 400: plain('A parameter names nothing.') },
    },
  },
  '/api/form': {
    get: {
      summary: 'What a form is prepared with for one visitor: key, seal and challenge.',
      parameters: [query('form', { enum: FORM_NAMES }, 'The name of the form.', 'site-contact'), language, property],
      responses: {
        200: json('To be sent back with the form.', 'PreparedForm'),
        400: NO_LANGUAGE,
        404: problem('There is no such form.'),
      },
    },
  },
  '/api/request/{form}': {
    post: {
      summary: 'Sends a form.',
      parameters: [inPath('form', { enum: FORM_NAMES }, 'The name of the form.'), language],
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': { schema: FORM_FIELDS },
          'multipart/form-data': { schema: FORM_FIELDS },
        },
      },
      responses: {
        200: json('It is kept; its mails leave.', 'Submitted'),
        400: problem('It cannot be read.'),
        403: problem(OTHER_SITE),
        404: problem('There is no such form.'),
        422: problem('It was not taken; outcome says why.'),
        429: problem('One network sent too many; Retry-After says when the next counts.'),
        503: problem('It could not be kept; the same may be sent again.'),
      },
    },
  },
  [SESSION_ADDRESS]: {
    get: {
      summary: 'How long the login of an owner lasts.',
      responses: { 200: json('What is left of it.', 'Session'), 401: problem('There is none.') },
    },
    post: {
      summary: 'Makes the login of an owner last.',
      responses: {
        200: json('What is left of it.', 'Session'),
        401: problem('There is none.'),
        403: plain(OTHER_SITE),
      },
    },
  },
  [LOGOUT_ADDRESS]: {
    post: {
      summary: 'Ends the login of an owner.',
      parameters: [query('language', { enum: LANGUAGES }, 'The language of the login’s page.')],
      requestBody: form({ token: text }),
      responses: { 303: { description: 'Leads to the login.' }, 403: plain(OTHER_SITE) },
    },
  },
  [VIEWING_FILE]: {
    get: {
      summary: 'A booked visit, for a calendar.',
      parameters: [
        language,
        property,
        query('visit', text, 'Day and hours, as 2026-10-27T10:00-13:00.'),
        query('reference', text, 'The reference of the request.'),
        query('sequence', { type: 'integer', minimum: 0 }, 'How often the visit was moved.'),
      ],
      responses: { 200: file('An iCalendar file.', 'text/calendar'), 404: NO_ENTRY },
    },
  },
  [OPEN_HOUSE_FILE]: {
    get: {
      summary: 'An open house, for a calendar.',
      parameters: [language, property, query('at', text, 'When it begins, as 2026-11-28T10:00.')],
      responses: { 200: file('An iCalendar file.', 'text/calendar'), 404: NO_ENTRY },
    },
  },
  [CONTACT_CARD]: {
    get: {
      summary: 'The agency, or one of its agents, for an address book.',
      parameters: [
        query('agent', text, 'The id of an agent; left out: the agency.'),
        query('language', { enum: LANGUAGES }, 'The language of their role.'),
      ],
      responses: { 200: file('A vCard.', 'text/vcard'), 404: NO_ENTRY },
    },
  },
  '/captcha/{token}': {
    get: {
      summary: 'The picture of a challenge.',
      parameters: [inPath('token', { ...text, maxLength: 2000 }, 'The token of the challenge.')],
      responses: {
        200: response('The picture.', 'image/png', { type: 'string', contentMediaType: 'image/png' }),
        404: plain('The token is none, or over.'),
        429: plain('One network asked for too many; Retry-After says when the next counts.'),
        503: plain('Too many are being drawn; Retry-After says when to come back.'),
      },
    },
  },
  [CONSENT_ADDRESS]: {
    post: {
      summary: 'Keeps a choice about cookies.',
      requestBody: form(
        {
          choice: { enum: ['agree', 'decline', 'custom'] },
          category: { type: 'array', items: { enum: OPTIONAL_CATEGORIES } },
          back: { ...text, description: 'A path to which it leads; without it nothing is sent back.' },
        },
        'choice',
      ),
      responses: {
        204: { description: 'It is kept.' },
        303: { description: 'It is kept, and leads back.' },
        403: plain(OTHER_SITE),
      },
    },
  },
};

/**
 * The site's JSON API as an OpenAPI 3.1 document; responses are described by the schemas that browsers parse them with. The API serves the
 * site's own pages, and changes with them.
 * `openApiDocument(new URL('https://agency.example'))` → `{ openapi: '3.1.1', paths: { '/api/page': … }, … }`
 */
export function openApiDocument(publicUrl: URL): Json {
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'The JSON interface of the site',
      description: 'For the site’s own pages; it changes with them.',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl.origin }],
    paths: PATHS,
    components: { schemas: COMPONENTS },
  };
}

/** Serves the document at `/api/openapi.json`; returns `undefined` for other addresses. */
export function makeOpenApi(publicUrl: URL): (request: HttpRequest) => HttpResponse | undefined {
  const document = openApiDocument(publicUrl);
  return ({ path }) => (path === OPENAPI_ADDRESS ? jsonResponse(document, true) : undefined);
}
