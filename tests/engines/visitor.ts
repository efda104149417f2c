import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, vi } from 'vitest';
import type { Key, Point, Tab } from './driver.ts';
import { look, type Seen, type Wanted } from './look.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** How long a page may take until it shows what is looked for, on a machine that is busy. */
const PATIENCE = { timeout: 20_000, interval: 60 };

type Within = { readonly in?: readonly [role: string, name: string] };

/** A person with one window: presses words, types into fields by their labels, sees what stands there. */
export class Visitor {
  readonly #tab: Tab;
  readonly #site: string;
  /** A different number in each engine, for what only one visitor can have. */
  readonly number: number;

  constructor(tab: Tab, site: string, number: number) {
    this.#tab = tab;
    this.#site = site;
    this.number = number;
  }

  /** Opens a path of the site and, at the first one, declines the cookies as most do. */
  async open(path: string, { first = false } = {}): Promise<void> {
    await this.#tab.open(this.#site + path);
    if (first) await this.press('button', 'Decline all');
  }

  /** The same person, looking into the one frame of the page alone: what they see, read and press stands in it. */
  inFrame(): Visitor {
    const tab = this.#tab;
    return new Visitor({ ...tab, run: expression => tab.run(expression, 'frame') }, this.#site, this.number);
  }

  /** The path and query of the page, and what stands behind its '#'. */
  async address(): Promise<string> {
    return this.#tab.run<string>('location.pathname + location.search + location.hash');
  }

  async at(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.address().catch(String), PATIENCE).toMatch(pattern);
  }

  /** What stands there, once it does and what `holds` says is true of it. */
  async see(
    role: string,
    name: string,
    holds: (seen: Seen) => boolean = () => true,
    where: Within = {},
  ): Promise<Seen> {
    return this.#until({ role, name, ...within(where) }, holds);
  }

  /** These words, once they are shown. */
  async read(name: string, where: Within = {}): Promise<Seen> {
    return this.#until({ name, ...within(where) }, () => true);
  }

  /** Waits until nothing of the kind is shown. */
  async gone(role: string, name: string): Promise<void> {
    await this.#gone({ role, name });
  }

  /** Waits until these words are shown no more. */
  async unread(name: string, where: Within = {}): Promise<void> {
    await this.#gone({ name, ...within(where) });
  }

  async press(role: string, name: string, where: Within = {}): Promise<void> {
    await this.#press({ role, name, ...within(where) });
  }

  async pressWords(name: string, where: Within = {}): Promise<void> {
    await this.#press({ name, ...within(where) });
  }

  /** Presses a point of the window, whatever lies there. */
  async pressAt(point: Point): Promise<void> {
    await this.#tab.pressAt(point);
  }

  /** Moves the mouse over points of the window. */
  async pass(...points: readonly [Point, ...Point[]]): Promise<void> {
    await this.#tab.pass(points, false);
  }

  /** As `pass`, with the button held down. */
  async drag(...points: readonly [Point, ...Point[]]): Promise<void> {
    await this.#tab.pass(points, true);
  }

  /** What presses with a finger; none where this engine's driver has none. */
  get finger(): Tab['tapAt'] {
    return this.#tab.tapAt;
  }

  /** What a script of the page, or of the frame, says: for what has neither words nor a role. */
  async ask<T>(expression: string): Promise<T> {
    return this.#tab.run<T>(expression);
  }

  async picture(): Promise<Uint8Array> {
    return this.#tab.picture();
  }

  /** Replaces what stands in a field. A date is `2026-11-24`, and typed as this engine's field wants it. */
  async type(label: string, text: string, role = 'textbox'): Promise<void> {
    await this.#press({ role, name: label });
    const { type } = await this.see(role, label, ({ focused }) => focused);
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return this.#typeDate(label, type, text);
    await this.#tab.key('All');
    await this.#tab.type(text);
    await this.see(role, label, ({ value }) => value === text);
  }

  /** Chooses from a closed list, which has the focus, by the first letters of what `holds` describes. */
  async chooseByKey(label: string, letters: string, holds: RegExp): Promise<void> {
    await this.#tab.type(letters);
    await this.see('combobox', label, ({ value }) => holds.test(value));
  }

  async key(key: Key): Promise<void> {
    await this.#tab.key(key);
  }

  /** Types a letter or a sign to whatever has the focus. */
  async sign(text: string): Promise<void> {
    await this.#tab.type(text);
  }

  async back(): Promise<void> {
    await this.#tab.back();
  }

  /** Day, month and year in the order in which this engine shows them; as the site says it where a date is a text. */
  async #typeDate(label: string, type: string, text: string): Promise<void> {
    const [year = '', month = '', day = ''] = text.split('-');
    if (type !== 'date') return this.#tab.type(`${day}-${month}-${year}`);
    // WebKit's small browser may name the language `C`, which is none.
    const order = await this.#tab.run<string[]>(
      'new Intl.DateTimeFormat(/^[a-z]{2}/.test(navigator.language) ? navigator.language : "en-US").formatToParts().map(({ type }) => type)',
    );
    const values: Readonly<Record<string, string>> = { year, month, day };
    const parts = order.flatMap(part => values[part] ?? []);
    // Chromium and Firefox go on to the next part once one is full, WebKit at a hyphen.
    await this.#tab.type(parts.join(''));
    // On a busy machine WebKit takes digits that come late for a new year: `0026`. Then they are typed again.
    for (let again = 0; again < 3 && (await this.see('textbox', label)).value !== text; again += 1) {
      await this.#press({ role: 'textbox', name: label });
      await this.#tab.type(parts.join('-'));
    }
    await this.see('textbox', label, ({ value }) => value === text);
  }

  async #press(wanted: Wanted): Promise<void> {
    let before: Seen | undefined;
    // What still moves or lies under something else is not pressed: its place must be the same twice.
    const { x, y } = await this.#until(wanted, seen => {
      const still = before !== undefined && before.x === seen.x && before.y === seen.y;
      before = seen;
      return still && seen.covered === null && !seen.disabled;
    });
    await this.#tab.pressAt({ x, y });
  }

  async #gone(wanted: Wanted): Promise<void> {
    await expect.poll(() => this.#look(wanted).catch(() => 'the page is being left'), PATIENCE).toBe(null);
  }

  async #until(wanted: Wanted, holds: (seen: Seen) => boolean): Promise<Seen> {
    const last = { seen: 'nothing' };
    return vi
      .waitFor(async () => {
        // Rejects while the page is being left for another.
        const seen = await this.#look(wanted);
        last.seen = JSON.stringify(seen);
        if (seen !== null && holds(seen)) return seen;
        throw new Error('not yet');
      }, PATIENCE)
      .catch(async (error: unknown) => {
        const where = await this.address().catch(String);
        throw new Error(`${where} does not show ${JSON.stringify(wanted)} as wanted: ${last.seen}`, { cause: error });
      });
  }

  async #look(wanted: Wanted): Promise<Seen | null> {
    const ask = () => this.#tab.run<ReturnType<typeof look>>(`(${look})(${JSON.stringify(wanted)})`);
    let seen = await ask();
    if (seen === 'needs axe') {
      await this.#tab.run(`(() => { ${AXE}; return null; })()`);
      seen = await ask();
    }
    if (seen === 'needs axe') throw new Error('the page is being left');
    return seen;
  }
}

function within({ in: place }: Within): Pick<Wanted, 'within'> {
  return place ? { within: { role: place[0], name: place[1] } } : {};
}
