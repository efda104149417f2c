import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PropertyBody } from '../../application/browse/property-body.ts';
import { Inside } from '../../ui/components/panels/inside.tsx';
import { InvestmentPanel } from '../../ui/components/panels/investment-panel.tsx';
import { ViagerPanel } from '../../ui/components/panels/viager-panel.tsx';
import { fill } from '../../ui/components/panels/fill.ts';
import { fixedClock, openSite, pageOf, SAMPLE, sampleFeed } from '../support/site/sample-site.ts';

const site = openSite([sampleFeed()], SAMPLE.content, fixedClock(Date.parse('2026-11-27T11:00:00Z')));
const bodyOf = async (id: string) =>
  pageOf(await site.open(`/property/${id}/`, { cookie: 'fr' })).view.body as PropertyBody;
/** Text as a reader meets it, with plain spaces and without word joiners. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ');

describe('a panel', () => {
  test('of an investment has each formula with both numbers, and each date as text beside its bar', async () => {
    const { investment } = await bodyOf('6355129');
    const html = renderToStaticMarkup(investment && <InvestmentPanel view={investment} />);
    const text = textOf(html);
    expect(text).toContain('€ 25.800 de loyers par an ÷ € 428.000, le prix');
    expect(text).toContain('€ 25.800 de loyers par an ÷ € 485.494');
    expect(html).toContain('<time class="visually-hidden" dateTime="2029-08-31">31-8-2029</time>');
    expect(html).not.toContain('style=');
  });

  test.each([
    ['fr', '6,0\u00a0%'],
    ['nl', '6,0%'],
    ['en', '6,0%'],
    ['de', '6,0\u00a0%'],
  ] as const)('of an investment in %s writes its yield as %s', async (language, written) => {
    const { view } = pageOf(await site.open('/property/6355129/', { cookie: language }));
    const { investment } = view.body as PropertyBody;
    const html = renderToStaticMarkup(investment && <InvestmentPanel view={investment} />);
    expect(html).toContain(`<dd class="panel-figure">${written}</dd>`);
  });

  test('of a deed says about beside its total, and what the duty is counted for', async () => {
    const { investment } = await bodyOf('6355129');
    const building = textOf(renderToStaticMarkup(investment && <InvestmentPanel view={investment} />));
    expect(building).toContain('À l’acte, environ € 485.494');
    expect(building).toContain('÷ € 485.494, droits et notaire compris, environ');
    const { viager } = await bodyOf('6391047');
    if (!viager?.deed?.duty) throw new Error('the deed of this life annuity has duty');
    const { deed } = viager;
    const textFor = (duty: Partial<typeof viager.deed.duty>) =>
      textOf(
        renderToStaticMarkup(
          <ViagerPanel view={{ ...viager, deed: { ...deed, duty: { ...viager.deed!.duty!, ...duty } } }} />,
        ),
      );
    expect(textFor({})).toMatch(/Droits, 12,5 % de € 248\.000 € 31\.000/);
    expect(textFor({ percent: 2, isAbout: true, purpose: 'own-home' })).toContain(
      'Droits, 2 % de € 248.000, environ, pour une habitation propre et unique',
    );
  });

  test('of a viager has the same totals in its chart and in its table', async () => {
    const { viager } = await bodyOf('6391047');
    const html = renderToStaticMarkup(viager && <ViagerPanel view={viager} />);
    const [, chart = '', table = ''] = /(<svg class="viager-chart".*<\/svg>).*?(<table.*<\/table>)/s.exec(html) ?? [];
    const totals = ['€ 156.800', '€ 204.200', '€ 251.600'];
    for (const total of totals) {
      expect(textOf(chart)).toContain(total);
      expect(textOf(table)).toContain(total);
    }
    expect(html).not.toContain('style=');
    // On a phone the table is folded: its line says what the chart does not.
    const [line = ''] = /<summary>.*?<\/summary>/s.exec(html) ?? [];
    expect(textOf(line)).toMatch(/Après 10 ans, 15 ans, 20 ans .*€ 165\.803, € 225\.942, € 292\.339 avec 2 % par an/);
  });
});

test('the panel of a viager has a row that says who pays what', async () => {
  const { viager } = await bodyOf('6391047');
  const shown = (view: typeof viager) => textOf(renderToStaticMarkup(view && <ViagerPanel view={view} />));
  expect(shown(viager)).toContain('Qui paie quoi, selon le projet d’acte entretien, eau, énergie : vendeurs');
  expect(shown(viager)).toContain('Qui paie quoi, hypothèses et règles');
  expect(shown(viager && { ...viager, costSharing: undefined })).not.toContain('Qui paie quoi');
  expect(shown(viager && { ...viager, deed: undefined })).toContain('Qui paie quoi');
});

describe('a table of rooms', () => {
  const shown = async (id: string) => {
    const { inside } = await bodyOf(id);
    return renderToStaticMarkup(inside && <Inside view={inside} />);
  };

  test('is folded on phones where it is long: its line has the area, and number and name of each room', async () => {
    const html = await shown('6319873');
    const [line = ''] = /<summary>.*?<\/summary>/s.exec(html) ?? [];
    const rooms = [...html.matchAll(/<tr><td><span class="room-number">(\d+)<\/span>.*?<th scope="row">([^<]+)/g)];
    expect(rooms.length).toBeGreaterThan(10);
    expect(textOf(line)).toContain('176 m² · ');
    for (const [, number, name] of rooms) expect(textOf(line)).toContain(`${number} ${name}`);
  });

  test('of few rooms stays in sight', async () => {
    const { inside } = await bodyOf('6319873');
    const few = inside && { ...inside, levels: inside.levels.slice(0, 1), outside: [] };
    expect(renderToStaticMarkup(few && <Inside view={few} />)).not.toContain('<summary>');
  });
});

test('a phrase keeps a placeholder without a value, and never treats a value as a placeholder', () => {
  expect(fill('{{a}} and {{b}}', { a: '{{b}}' })).toBe('{{b}} and {{b}}');
});
