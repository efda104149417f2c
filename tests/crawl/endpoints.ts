import { z } from 'zod/mini';
import { readResponse } from '../support/reading/read-answer.ts';
import type { CrawledSite } from './crawled-site.ts';
import { responseText } from './response-text.ts';
import { eachOf, makeVisitor } from './visitor.ts';
import type { WrittenDown } from './written-down.ts';

const parameter = z.object({
  name: z.string(),
  in: z.string(),
  example: z.optional(z.string()),
  schema: z.object({ enum: z.optional(z.array(z.string())) }),
});
type Parameter = z.infer<typeof parameter>;
const description = z.object({
  paths: z.record(z.string(), z.object({ get: z.optional(z.object({ parameters: z.optional(z.array(parameter)) })) })),
});

const DESCRIPTION = '/api/openapi.json';
/** Texts for the search box. */
const SEARCHED = ['namur', 'luik', 'maison', 'huis', 'appart', 'garage', '6417342', '5000', 'x', 'zzzz', 'jardin', ''];
const LANGUAGES = ['fr', 'nl', 'en', 'de'];

/** Writes the OpenAPI description, and the response of each GET endpoint in it. */
export async function crawlEndpoints(site: CrawledSite, out: WrittenDown): Promise<void> {
  const visitor = makeVisitor(site.port, '203.0.113.20');
  const described = await visitor.ask(DESCRIPTION);
  out.keep(`endpoints${DESCRIPTION}`, responseText(described));
  const { paths } = readResponse(description, described.text);
  const addresses = Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || path === DESCRIPTION) return [];
    const plain = path.replaceAll(/\{\w+\}/g, 'nothing');
    return [
      plain,
      ...questionsOf(get.parameters ?? [])
        .filter(query => query !== '')
        .map(query => `${plain}?${query}`),
    ];
  });
  const searches = LANGUAGES.flatMap(language =>
    SEARCHED.map(text => `/api/suggest?${new URLSearchParams({ language, text })}`),
  );
  const maps = ['/fr/', '/fr/a-vendre/', '/nl/te-huur/', '/property/6417342/', '/fr/a-vendre/?view=map'].map(
    address => `/api/map?${new URLSearchParams({ address })}`,
  );
  await eachOf([...new Set([...addresses, ...searches, ...maps])], async address => {
    const response = await visitor.ask(address, { headers: { accept: 'application/json' } });
    out.keep(`endpoints${address}`, responseText(response));
  });
}

/** Queries of an endpoint: examples, with each value of each enumerated parameter. */
function questionsOf(parameters: readonly Parameter[]): readonly string[] {
  const asked = parameters.filter(({ in: where }) => where === 'query');
  const base = Object.fromEntries(
    asked.flatMap(({ name, example, schema }) => {
      const value = example ?? schema.enum?.[0];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const varied = asked.flatMap(({ name, schema }) => (schema.enum ?? []).map(value => ({ ...base, [name]: value })));
  return [base, ...varied].map(values => new URLSearchParams(values).toString());
}
