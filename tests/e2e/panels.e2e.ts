import { expect, type Locator, type Page, test } from 'playwright/test';
import { placeOf, press, pressAt } from './press.ts';
import { addressOf, live, PAGE_KINDS } from './site.ts';
import { wordOf } from './words.ts';
import { daily } from './daily.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** What a panel does on an action in it or beside it. */
type Outcome = 'stays' | 'closes' | 'leads elsewhere';

type Panel = {
  readonly window: { readonly width: number; readonly height: number };
  readonly kind: keyof typeof PAGE_KINDS;
  readonly opener: (page: Page) => Locator;
  /** Text that is visible only while the panel is open, to be pressed. */
  readonly words: (page: Page) => Locator;
  /** The panel's outer box. */
  readonly box: (page: Page) => Locator;
  /**
   * Rows of the panel; the tests press the gap between them. Absent if the rows touch: then the tests press the panel's
   * edge.
   */
  readonly rows?: (page: Page) => Locator;
  readonly pressWords: Outcome;
  /** Result of a press on the page beside it, unless the panel covers the whole page. */
  readonly outside: Outcome | 'no page to press';
  readonly escape: Outcome;
  /** Result of Tab after the last element: on through the page, or back to the first of a modal panel. */
  readonly tab: Outcome | 'goes round';
  /** Whether it adds a history entry, so that Back closes it. */
  readonly back?: true;
  /** Opens by itself. */
  readonly unasked?: true;
};

const DISCLOSURE = { outside: 'closes', escape: 'closes', tab: 'closes' } as const;
const MODAL = { outside: 'closes', escape: 'closes', tab: 'goes round' } as const;

const word = (key: string) => wordOf('nl', key);
const filters = (page: Page) => page.getByRole('search', { name: word('list.filters.name') });
const typesOf = (page: Page) => filters(page).getByRole('group', { name: word('list.filters.type'), exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: word('common.mainMenu') });
const drawer = (page: Page) => page.getByRole('dialog', { name: word('common.mainMenu') });
const suggestions = (page: Page) => page.getByRole('region', { name: word('search.panel') });
const gallery = (page: Page) => page.getByRole('dialog', { name: new RegExp(`^${word('property.gallery.name')}`) });
const consent = (page: Page) => page.getByRole('region', { name: word('consent.title') });
const ways = (page: Page) => page.getByRole('list').filter({ has: page.getByText(word('property.share.mail')) });

const SHARE = {
  ...DISCLOSURE,
  kind: 'property',
  // On a phone it is a mark alone, whose word is for screen readers.
  opener: page => page.locator('summary').filter({ hasText: word('property.share.name') }),
  words: page => page.getByText(word('property.share.friend')),
  box: page => ways(page).locator('..'),
  rows: page => ways(page).getByRole('listitem'),
  pressWords: 'leads elsewhere',
} as const satisfies Partial<Panel>;

/**
 * Every panel, menu, sheet, dialog and gallery. Not here: languages (plain links side by side), the cards of a map (tested with the map)
 * and the warning before a session expires (tested with the portal; no press opens it).
 */
const PANELS: Readonly<Record<string, Panel>> = {
  'a group of filters': {
    ...DISCLOSURE,
    window: DESK,
    kind: 'sale',
    opener: page =>
      filters(page)
        .getByText(/^Type\d*$/)
        .first(),
    words: page => typesOf(page).getByText('Grond', { exact: true }),
    box: page => typesOf(page).locator('..'),
    rows: page => typesOf(page).getByRole('checkbox').locator('..'),
    pressWords: 'stays',
  },
  'the sheet of filters': {
    ...MODAL,
    window: PHONE,
    kind: 'sale',
    opener: page => page.getByRole('button', { name: new RegExp(`^${word('list.filters.open')}`) }),
    words: page => filters(page).getByRole('heading'),
    box: filters,
    rows: page => filters(page).locator('summary'),
    pressWords: 'stays',
  },
  'what the search suggests': {
    ...DISCLOSURE,
    window: DESK,
    kind: 'home',
    opener: page => page.getByRole('searchbox', { name: word('search.label') }),
    words: page => suggestions(page).getByText(word('search.examples.name'), { exact: true }),
    box: suggestions,
    rows: page => suggestions(page).getByRole('listitem'),
    pressWords: 'stays',
  },
  'a part of the menu': {
    ...DISCLOSURE,
    window: DESK,
    kind: 'home',
    opener: page => menu(page).getByText('Diensten').first(),
    words: page => menu(page).getByRole('link', { name: 'Verhuur' }),
    box: page => menu(page).getByRole('list').filter({ hasText: 'Huurbeheer' }).last(),
    pressWords: 'leads elsewhere',
  },
  'the drawer': {
    ...MODAL,
    window: { width: 820, height: 1180 },
    kind: 'home',
    opener: page => page.getByRole('button', { name: word('common.menu'), exact: true }),
    words: page => drawer(page).getByText('Clairval', { exact: true }),
    box: drawer,
    pressWords: 'stays',
  },
  'the drawer of a phone': {
    ...MODAL,
    window: PHONE,
    kind: 'home',
    opener: page => page.getByRole('button', { name: word('common.menu'), exact: true }),
    words: page => drawer(page).getByText('Clairval', { exact: true }),
    box: drawer,
    pressWords: 'stays',
    outside: 'no page to press',
  },
  'the ways to share': { ...SHARE, window: DESK },
  'the ways to share of a phone': { ...SHARE, window: PHONE },
  'the pictures that fill the screen': {
    ...MODAL,
    window: DESK,
    kind: 'property',
    opener: page => page.getByRole('link', { name: /^Alle \d+ foto’s bekijken$/ }),
    words: page => gallery(page).getByText(/\d+ \/ \d+/),
    box: gallery,
    rows: page => gallery(page).getByRole('button', { name: /^Foto [123] tonen$/ }),
    pressWords: 'stays',
    outside: 'no page to press',
    back: true,
  },
  'the question about cookies': {
    window: DESK,
    kind: 'sale',
    opener: page => page.getByRole('heading', { level: 1 }),
    words: page => consent(page).getByRole('heading'),
    box: consent,
    rows: page => consent(page).getByRole('button'),
    pressWords: 'stays',
    // The dialog never covers the focused element, and only a choice closes it.
    outside: 'stays',
    escape: 'stays',
    tab: 'stays',
    unasked: true,
  },
};

for (const [row, [name, panel]] of Object.entries(PANELS).entries()) {
  /** Runs every panel and every kind of press at least once a day; the ways to share only in a wide window. */
  const isDaily = (kind: number) => (row + kind) % 7 === 0 && panel !== PANELS['the ways to share of a phone'];
  const { window, opener, words, box, rows } = panel;

  const open = async (page: Page) => {
    await press(page, opener(page));
    await expect(words(page)).toBeVisible();
    await box(page).evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  };
  /** Whether the focus is in the smallest element that has both the panel and what opens it. */
  const isAroundOpener = async (page: Page) =>
    box(page).evaluate(
      (element, openedBy) => {
        let around: Element | null = element;
        while (around && !around.contains(openedBy as Element)) around = around.parentElement;
        return around?.contains(document.activeElement) ?? false;
      },
      await opener(page).elementHandle(),
    );
  const spaceIn = async (page: Page) => {
    const point = rows ? await gapOf(rows(page)) : (await edgesOf(box(page)))[0];
    if (!point) throw new Error('no edge to be pressed');
    return point;
  };
  /** Expects the outcome after the browser had time to react. */
  const expectOutcome = async (page: Page, outcome: Outcome, address: string) => {
    if (outcome === 'leads elsewhere') return expect(page).not.toHaveURL(address);
    if (outcome === 'closes') await expect(words(page)).toBeHidden();
    else {
      await page.waitForTimeout(150);
      await expect(words(page)).toBeVisible();
    }
    expect(pathOf(page.url())).toBe(pathOf(address));
  };

  test.describe(name, () => {
    test.use({ viewport: window });

    test.beforeEach(async ({ page }) => {
      await page.goto(await addressOf(page, PAGE_KINDS[panel.kind], 'nl'));
      await live(page);
      if (panel.unasked) return;
      await page.getByRole('button', { name: word('consent.decline') }).click();
      await open(page);
    });

    test('handles a press on its text', daily(isDaily(0)), async ({ page }) => {
      const address = page.url();
      await press(page, words(page));
      await expectOutcome(page, panel.pressWords, address);
    });

    test('stays open on a press between its rows and at its edges', daily(isDaily(1)), async ({ page }) => {
      const address = page.url();
      const points = await edgesOf(box(page));
      expect(points.length).toBeGreaterThan(0);
      for (const point of [await spaceIn(page), ...points]) {
        await pressAt(page, point);
        await expectOutcome(page, 'stays', address);
      }
    });

    test('stays open when a press in it is released outside', daily(isDaily(2)), async ({ page }) => {
      const address = page.url();
      const gap = await spaceIn(page);
      await page.mouse.move(gap.x, gap.y);
      await page.mouse.down();
      const point = (await outsideOf(box(page))) ?? { x: 1, y: 1 };
      await page.mouse.move(point.x, point.y, { steps: 4 });
      await page.mouse.up();
      await expectOutcome(page, 'stays', address);
    });

    test('handles a press on the page beside it', daily(isDaily(3)), async ({ page }) => {
      const address = page.url();
      const point = await outsideOf(box(page), panel.tab === 'goes round' ? 'a' : 'main');
      if (panel.outside === 'no page to press') return expect(point).toBeUndefined();
      if (!point) throw new Error('no page is to be seen beside it');
      await pressAt(page, point);
      await expectOutcome(page, panel.outside, address);
    });

    test('handles Escape, also after a press in it', daily(isDaily(4)), async ({ page }) => {
      const address = page.url();
      await page.keyboard.press('Escape');
      await expectOutcome(page, panel.escape, address);
      if (panel.escape !== 'closes') return;
      await expectFocusAt(opener(page));
      await open(page);
      await pressAt(page, await spaceIn(page));
      await page.keyboard.press('Escape');
      await expectOutcome(page, 'closes', address);
      await expectFocusAt(opener(page));
    });

    test('handles Tab on its last element', daily(isDaily(5)), async ({ page }) => {
      const address = page.url();
      await pressAt(page, await spaceIn(page));
      for (let at = 0; at < 60; at++) {
        await page.keyboard.press('Tab');
        if (panel.tab === 'closes' && (await words(page).isHidden())) break;
        const focused = await box(page).evaluate(
          element => element.contains(document.activeElement) || document.activeElement === document.body,
        );
        if (panel.tab === 'goes round') expect(focused).toBe(true);
        // A press on text moves the focus to `<main>`, so the first Tab may lead to what opens the panel.
        else if (!focused && !(await isAroundOpener(page))) break;
      }
      await expectOutcome(page, panel.tab === 'goes round' ? 'stays' : panel.tab, address);
    });

    if (!panel.unasked)
      test(panel.back ? 'is left by Back' : 'is nothing that Back leads to', daily(isDaily(6)), async ({ page }) => {
        // The address changes once the opened panel is drawn.
        if (panel.back) await expect(page).toHaveURL(/#/);
        const address = page.url();
        await page.goBack();
        if (panel.back) {
          await expect(words(page)).toBeHidden();
          expect(pathOf(page.url())).toBe(pathOf(address));
        } else expect(page.url()).toBe('about:blank');
      });
  });

  test.describe(`${name}, with fingers`, () => {
    test.use({ viewport: window, hasTouch: true });

    test(
      'stays open when a second finger touches the page and when a finger scrolls it',
      daily(isDaily(7)),
      async ({ page, context }) => {
        await page.goto(await addressOf(page, PAGE_KINDS[panel.kind], 'nl'));
        await live(page);
        if (!panel.unasked) {
          await page.getByRole('button', { name: word('consent.decline') }).tap();
          await open(page);
        }
        const address = page.url();
        const inside = await spaceIn(page);
        const outside = (await outsideOf(box(page))) ?? { x: 4, y: 4 };
        const session = await context.newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
          session.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: points.map((point, id) => ({ ...point, id })),
          });
        await touch('touchStart', inside);
        await touch('touchStart', inside, outside);
        await touch('touchEnd', inside);
        await touch('touchEnd');
        await expectOutcome(page, 'stays', address);
        await touch('touchStart', outside);
        for (let at = 1; at <= 8; at++) await touch('touchMove', { x: outside.x, y: outside.y + at * 12 });
        await touch('touchEnd');
        await expectOutcome(page, 'stays', address);
      },
    );
  });
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** The gap between two rows; if they touch, the lower edge of the first. */
async function gapOf(rows: Locator): Promise<{ x: number; y: number }> {
  await expect(rows.nth(1)).toBeVisible();
  const [first, second] = [await placeOf(rows.first()), await placeOf(rows.nth(1))];
  const below = second.y > first.y;
  return below
    ? { x: first.x + first.width - 2, y: (first.y + first.height + second.y) / 2 }
    : { x: (first.x + first.width + second.x) / 2, y: first.y + first.height / 2 };
}

/** Points just inside a box that lie in the window and are not covered. */
async function edgesOf(box: Locator): Promise<{ x: number; y: number }[]> {
  const { x, y, width, height } = await placeOf(box);
  const points = [
    { x: x + width / 2, y: y + 3 },
    { x: x + 3, y: y + height / 2 },
    { x: x + width - 3, y: y + height / 2 },
    { x: x + width / 2, y: y + height - 3 },
  ];
  const lies = await Promise.all(
    points.map(point =>
      box.evaluate((element, at) => {
        const there = document.elementFromPoint(at.x, at.y);
        return there !== null && element.contains(there) && !there.closest('a, button, label, summary, input');
      }, point),
    ),
  );
  return points.filter((_, at) => lies[at]);
}

/** A point of the page outside a box: on a link, which must not be followed under a modal panel, or on inactive content. */
function outsideOf(box: Locator, on: 'a' | 'main' = 'main'): Promise<{ x: number; y: number } | undefined> {
  return box.evaluate((element, wanted) => {
    const own = element.getBoundingClientRect();
    const points = [];
    for (let y = 20; y < innerHeight; y += 12) for (let x = 20; x < innerWidth; x += 12) points.push({ x, y });
    const clear = points.filter(
      ({ x, y }) => x < own.left - 8 || x > own.right + 8 || y < own.top - 8 || y > own.bottom + 8,
    );
    const links = [...document.querySelectorAll('main a, header a')].map(link => link.getBoundingClientRect());
    const found = clear.find(({ x, y }) => {
      if (wanted === 'a') return links.some(link => x > link.left && x < link.right && y > link.top && y < link.bottom);
      const there = document.elementFromPoint(x, y);
      return there?.closest('main') && !there.closest('a, button, label, summary, input, select, iframe, details');
    });
    return found ?? clear[0];
  }, on);
}

/** Expects the focus on the element that opened the panel; for a pressed label inside a `summary` that is the `summary`. */
async function expectFocusAt(opener: Locator): Promise<void> {
  const focused = () =>
    opener.evaluate(element => (element.closest('summary, a, button, input') ?? element) === document.activeElement);
  await expect.poll(focused).toBe(true);
}
