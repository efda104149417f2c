import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK_PAGES, type DeskPageName, deskPath } from '../../../domain/desk/desk-pages.ts';
import { type DeskBrowser, LEA, serveDesk, TOM } from '../../support/site/desk-site.ts';

const PARAMS = { id: 'K7P2M-9QXRT', token: 'a'.repeat(43) };
/** The part of a page's response under test. */
const SHOWN = z.object({ view: z.object({ frame: z.object({ menu: z.array(z.object({ page: z.string() })) }) }) });
const PAGES = (Object.keys(DESK_PAGES) as DeskPageName[]).filter(page => DESK_PAGES[page].right !== undefined);

describe('the desk of an agency whose listings come from its own software', async () => {
  const site = await serveDesk({ hasSoftware: true });
  afterAll(() => site.stop());
  let lea: DeskBrowser;
  let tom: DeskBrowser;
  beforeAll(async () => {
    [lea, tom] = [site.browser(), site.browser()];
    await lea.logIn(LEA);
    await tom.logIn(TOM);
  });
  const menu = async (browser: DeskBrowser) => {
    const { text } = await browser.get('/en/desk/', { accept: 'application/json' });
    return SHOWN.parse(JSON.parse(text)).view.frame.menu.map(({ page }) => page);
  };
  const change = async (does: string, part: string) =>
    lea.post('/en/desk/operation/', { do: does, part, token: await lea.token() });

  test('starts with requests, closed days, adverts and mails', async () => {
    expect(await menu(lea)).toEqual([
      'requests',
      'offers',
      'hours',
      'adverts',
      'mails',
      'operation',
      'people',
      'privacy',
      'log',
      'security',
    ]);
    expect(await menu(tom)).toEqual(['requests', 'offers', 'adverts', 'mails', 'security']);
    for (const browser of [lea, tom]) {
      expect((await browser.get('/en/desk/calendar/')).status).toBe(404);
      for (const page of PAGES.filter(one => one !== 'calendar')) {
        const { status } = await browser.get(deskPath(page, 'en', PARAMS));
        expect([page, [200, 404].includes(status)]).toEqual([page, true]);
      }
    }
  });

  test('shows the agency’s hours only, and refuses forms of the other parts', async () => {
    const { text } = await lea.get('/en/desk/calendar/hours/');
    expect(text).toContain('value="agency"');
    for (const form of ['own', 'busy', 'block', 'windows']) expect(text).not.toContain(`value="${form}"`);
    const token = await lea.token();
    for (const form of ['own', 'own-none', 'busy', 'busy-none', 'block', 'free', 'windows'])
      expect([form, (await lea.post('/en/desk/calendar/hours/', { do: form, token })).status]).toEqual([form, 404]);
  });

  test('lets a manager turn parts on for everybody, and off again', async () => {
    expect((await change('switch-on', 'calendar')).status).toBe(303);
    expect(await menu(tom)).toEqual(['requests', 'offers', 'calendar', 'adverts', 'mails', 'security']);
    expect((await tom.get('/en/desk/calendar/')).status).toBe(200);
    expect((await tom.get('/en/desk/calendar/hours/')).text).not.toContain('value="busy"');
    await change('switch-on', 'hours');
    expect((await tom.get('/en/desk/calendar/hours/')).text).toContain('value="busy"');
    await change('switch-off', 'hours');
    await change('switch-off', 'calendar');
    expect((await tom.get('/en/desk/calendar/')).status).toBe(404);
    const entries = (await site.ports.store.deskLog.before(undefined, 4)).map(({ action, detail, by }) => [
      action,
      detail?.['part'],
      by.id,
    ]);
    expect(entries).toEqual([
      ['part-switched-off', 'calendar', LEA.id],
      ['part-switched-off', 'hours', LEA.id],
      ['part-switched-on', 'hours', LEA.id],
      ['part-switched-on', 'calendar', LEA.id],
    ]);
  });

  test('refuses an unknown part, and the form from an agent', async () => {
    for (const [does, part] of [
      ['switch-on', 'requests'],
      ['switch-on', '__proto__'],
      ['switch', 'calendar'],
      ['switch-on', ''],
    ] as const)
      expect((await change(does, part)).status).toBe(404);
    const token = await tom.token();
    const sent = { do: 'switch-on', part: 'calendar', token };
    expect((await tom.post('/en/desk/operation/', sent)).status).toBe(404);
    expect(await site.ports.store.deskFeatures.chosen()).toEqual({ calendar: false, hours: false });
  });

  test('applies the stored hours of a property only while the part with the hours is on', async () => {
    const { store } = site.ports;
    const entry = {
      by: { id: LEA.id, name: 'Lea' },
      at: site.now(),
      action: 'hours-changed',
      subject: LEA.id,
    } as const;
    await store.viewingHoursWriter.setWindows('6481250', { kind: 'phone' }, entry);
    const asked = { propertyId: '6481250', personId: '', from: 0, until: 1 };
    const { makeHoursByFeatures } = await import('../../../application/desk/shared/find-features.ts');
    const seen = makeHoursByFeatures({ storedHours: store.viewingHours, findFeatures: site.findFeatures });
    expect((await seen.ofProperty(asked)).windows).toBeUndefined();
    await change('switch-on', 'hours');
    expect((await seen.ofProperty(asked)).windows).toEqual({ kind: 'phone' });
  });
});
