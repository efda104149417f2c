import { describe, expect, test } from 'vitest';
import type { ListBody } from '../../../application/browse/list-body.ts';
import { FULL } from '../../support/run/full-run.ts';
import { openSite, pageOf } from '../../support/site/sample-site.ts';
import { CASES } from '../../domain/search/sentences/cases.ts';

const site = openSite();
const PATHS = { fr: '/fr/a-vendre/', nl: '/nl/te-koop/', en: '/en/for-sale/', de: '/de/zu-verkaufen/' } as const;
type Language = keyof typeof PATHS;
const asked = (language: Language, text: string) => `${PATHS[language]}?${new URLSearchParams({ q: text })}`;
const leadsTo = async (address: string) => {
  const opened = await site.open(address);
  return opened.kind === 'redirect' ? opened.location : address;
};
/** An address in words, and the sentence that it names. */
const split = (address: string) => {
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query.replaceAll('+', '%20'));
  const sentence = parameters.get('sentence');
  parameters.delete('sentence');
  const rest = decodeURIComponent(parameters.toString());
  return { address: rest === '' ? path : `${path}?${rest}`, sentence };
};
const bodyOf = async (address: string) => pageOf(await site.open(await leadsTo(address))).view.body as ListBody;

describe('a sentence in the address of a list', () => {
  test.each([
    [
      'fr',
      'maison 3 chambres Namur moins de 400.000 PEB C',
      '/fr/a-vendre/?bedroomsMin=3&epcMax=255&priceMax=400000&type=4&zone=92094',
    ],
    ['fr', 'Bruxelles', '/fr/a-vendre/?zone=04000'],
    ['nl', 'Brussel', '/nl/te-koop/?zone=04000'],
    ['de', 'Brüssel', '/de/zu-verkaufen/?zone=04000'],
    ['en', '1000 Brussels', '/en/for-sale/?zone=21004'],
    ['fr', 'studio à louer à Louvain, 700 par mois', '/fr/a-louer/?priceMax=700&q=studio&zone=24062'],
    ['nl', 'huis binnen 15 km van Gent, EPC B of beter', '/nl/te-koop/?epcMax=200&near=Gent|9000|15&type=4'],
    ['en', 'villa in Bellagio', '/en/for-sale/?city=Bellagio|22021&type=4'],
    ['de', 'Haus in Jambes', '/de/zu-verkaufen/?city=Jambes|5100&type=4'],
    ['fr', 'maison calme à Namur', '/fr/a-vendre/?type=4&words=calme&zone=92094'],
    ['fr', 'maison Art nouveau', '/fr/a-vendre/?q=Art+nouveau&type=4'],
    ['fr', "appartement pas d'étrangers", "/fr/a-vendre/?type=2&words=pas+d'étrangers"],
    ['fr', 'je cherche un bien', '/fr/a-vendre/?words=je+cherche+un+bien'],
    ['fr', 'sans travaux', '/fr/a-vendre/?words=sans+travaux'],
    ['fr', 'quartier sans étrangers', '/fr/a-vendre/?words=sans+étrangers,+quartier'],
    ['fr', 'locataire sérieux', '/fr/a-louer/?words=sérieux'],
    ['de', 'kl. Haus mit gr. Garten', '/de/zu-verkaufen/?garden=1&type=4&words=kl,+gr'],
    ['fr', 'viager libre', '/fr/a-vendre/?viager=1&words=libre'],
    ['nl', 'studentenhuis Leuven', '/nl/te-huur/?q=studentenhuis&zone=24062'],
    ['fr', 'appartement à 30 minutes de Bruxelles', '/fr/a-vendre/?near=Bruxelles|1000|10&type=2&words=30+minutes'],
    ['fr', '400000 €', '/fr/a-vendre/?priceMax=400000'],
  ] as const)('in %s, %j leads to the filters that it names, and keeps it', async (language, text, address) => {
    expect(split(await leadsTo(asked(language, text)))).toEqual({ address, sentence: text });
  });

  test.each(['', 'Louva', '64095', '6409', 'zzzz', 'la', 'studio', '%', '<b>', '\u0000'])(
    '%j stays free text',
    async text => {
      expect(await leadsTo(asked('fr', text))).toBe(asked('fr', text));
    },
  );

  test('ends after one redirect at a list, whatever was typed', async () => {
    for (const { language, text } of CASES.filter((_, at) => at % (FULL ? 3 : 17) === 0)) {
      const opened = await site.open(asked(language, text));
      const address = opened.kind === 'redirect' ? opened.location : asked(language, text);
      expect({ text, ...(await site.open(address)) }).toMatchObject({ text, kind: 'page', status: 200 });
    }
  });

  test('keeps the other filters and replaces those that it names', async () => {
    expect(split(await leadsTo('/fr/a-vendre/?garden=1&type=2&city=Namur%7C5000&q=maison+Dinant'))).toEqual({
      address: '/fr/a-vendre/?garden=1&type=4&zone=91034',
      sentence: 'maison Dinant',
    });
    expect(split(await leadsTo('/fr/a-vendre/?garden=1&priceMax=300000&q=%C3%A0+louer')).address).toBe(
      '/fr/a-louer/?garden=1',
    );
  });

  const SENTENCE = 'maison 3 chambres à Namur, calme, avec jardin';
  const textOf = ({ sentence }: ListBody) => sentence?.parts.map(({ text }) => text).join('');
  const marked = ({ sentence }: ListBody, kind: string) =>
    sentence?.parts.flatMap(({ text, is }) => (is === kind ? [text] : []));

  test('stays in the box, and its understood and unknown words are marked differently', async () => {
    const body = await bodyOf(asked('fr', SENTENCE));
    expect([textOf(body), body.filters.q, body.filters.was]).toEqual([SENTENCE, SENTENCE, SENTENCE]);
    expect(marked(body, 'understood')).toEqual(['maison', '3 chambres', 'à Namur', 'avec jardin']);
    expect(marked(body, 'unread')).toEqual(['calme']);
    expect(body.sentence?.isGoalSaid).toBe(false);
    expect((await bodyOf(asked('fr', 'maison à vendre à Namur'))).sentence?.isGoalSaid).toBe(true);
  });

  test('loses the words of a removed chip, of a removed unknown word, and after a switch to rentals those of goal and price', async () => {
    const body = await bodyOf(asked('fr', SENTENCE));
    const without = (kind: string) => body.chosen.find(chip => chip.kind === kind)?.withoutHref ?? '';
    expect(textOf(await bodyOf(without('garden')))).toBe('maison 3 chambres à Namur, calme');
    expect(textOf(await bodyOf(without('zone')))).toBe('maison 3 chambres, calme, avec jardin');
    expect(textOf(await bodyOf(body.unread?.forgetHref ?? ''))).toBe('maison 3 chambres à Namur, avec jardin');
    const toBuy = await bodyOf(asked('fr', 'maison à vendre à Namur, moins de 300.000'));
    expect(textOf(await bodyOf(toBuy.tabs?.rent.href ?? ''))).toBe('maison à Namur');
    const one = await bodyOf(asked('fr', 'villa'));
    expect(split(one.chosen[0]?.withoutHref ?? '')).toEqual({ address: '/fr/a-vendre/', sentence: null });
  });

  test('in a submitted form is parsed again only if its box was changed', async () => {
    const form = (was: string, q: string, filters: string) =>
      leadsTo(`/fr/a-vendre/?${new URLSearchParams({ was, q })}&${filters}`).then(split);
    expect(await form('villa avec jardin', 'villa avec jardin', 'type=4')).toEqual({
      address: '/fr/a-vendre/?type=4',
      sentence: 'villa',
    });
    expect(await form('villa avec jardin', 'villa', 'type=4&garden=1&lift=1')).toEqual({
      address: '/fr/a-vendre/?lift=1&type=4',
      sentence: 'villa',
    });
    expect(await form('villa avec jardin', '', 'type=4&garden=1&lift=1')).toEqual({
      address: '/fr/a-vendre/?lift=1',
      sentence: null,
    });
    expect(await form('maison calme', 'maison calme', 'type=4&terrace=1')).toEqual({
      address: '/fr/a-vendre/?terrace=1&type=4&words=calme',
      sentence: 'maison calme',
    });
  });

  test('shows the words that were not understood, with links to search or to drop them', async () => {
    const { unread, total } = await bodyOf(asked('fr', 'maison calme à Namur, pas de travaux, sans enfants'));
    expect(unread).toMatchObject({ phrases: ['calme', 'pas de travaux'], refused: ['sans enfants'] });
    expect((await bodyOf(unread?.forgetHref ?? '')).total).toBe(total);
    expect((await bodyOf(unread?.search?.href ?? '')).total).toBe(unread?.search?.count);
  });

  test('has a removable chip with the name of an area', async () => {
    const { chosen } = await bodyOf(asked('fr', 'Bruxelles'));
    expect(chosen.map(({ name }) => name)).toEqual(['Bruxelles, 19 communes']);
    expect(chosen[0]?.withoutHref).toBe('/fr/a-vendre/');
  });

  test.each(['near=Namur%7C5000%7C500', 'city=a%7Cb%7Cc', 'city=Nulle%7C1'])(
    'with %s never shows a separator of addresses in a chip',
    async query => {
      const { chosen } = await bodyOf(`/fr/a-vendre/?${query}`);
      expect(chosen).toHaveLength(1);
      expect(chosen[0]?.name).not.toContain('|');
    },
  );

  test('keeps municipalities beside a typed place', async () => {
    expect(split(await leadsTo('/nl/te-koop/?zone=44021_35013&near=gent&within=20')).address).toBe(
      '/nl/te-koop/?near=Gent|9000|20&zone=35013&zone=44021',
    );
  });

  test.each([
    ['near=Nulle+part&within=5', 'Nulle part'],
    ['near=Nulle+part%7C1%7C5', 'Nulle part 1'],
    ['near=Nulle+part%7C9999&within=5', 'Nulle part 9999'],
  ])('with %s reports that the place is unknown', async (query, words) => {
    const { chosen, unread } = await bodyOf(`/fr/a-vendre/?${query}`);
    expect(chosen).toEqual([]);
    expect(unread?.phrases).toEqual([words]);
  });

  test.each([
    ['near=Namur%7C5000&within=-1', 'Namur'],
    ['near=Namur%7C5000%7Cabc', 'Namur'],
    ['near=Namur%7C5000%7C-3', 'Namur'],
    ['near=Namur%7C500', 'Namur'],
    ['near=Namur&within=zz', 'Namur'],
    ['near=Gent%7C9000%7C10&within=99999', 'Gand'],
    ['near=Atlantis&within=-1', undefined],
  ])('with %s ignores what cannot be a distance, and never searches for it', async (query, place) => {
    const { chosen, unread } = await bodyOf(`/fr/a-vendre/?${query}`);
    expect(chosen.map(({ name, km }) => [name, km])).toEqual(place === undefined ? [] : [[place, 10]]);
    expect(unread?.phrases ?? []).toEqual(place === undefined ? ['Atlantis'] : []);
  });

  test.each([
    'near=a%7Cb%7Cc%7Cd&within=-1',
    'near=a%7Cb%7Cc%7Cd',
    'near=%7C%7C%7C',
    'near=-1',
    'near=Gent%7C9000%7C10%7C20',
  ])('with %s, which no visitor types, reports that the place cannot be read', async query => {
    const { chosen, unread, unreadZone, total } = await bodyOf(`/fr/a-vendre/?${query}`);
    expect({ chosen, unread, unreadZone, total }).toEqual({
      chosen: [],
      unread: undefined,
      unreadZone: true,
      total: (await bodyOf('/fr/a-vendre/')).total,
    });
  });

  test('for the coast finds the same as for its municipalities', async () => {
    const found = (await bodyOf('/fr/a-vendre/?zone=coast')).total;
    expect(found).toBe((await bodyOf('/fr/a-vendre/?zone=35013_31043')).total);
    expect(found).toBeGreaterThan(0);
  });
});
