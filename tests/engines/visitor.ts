import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, vi } from 'vitest';
import type { Key, Point, Tab } from './driver.ts';
import { type Gate, shutGate } from './gate.ts';
import { look, type Seen, type Wanted } from './look.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Milliseconds to wait for page content, generous for a busy machine. */
const PATIENCE = { timeout: 20_000, interval: 60 };

type Within = { readonly in?: readonly [role: string, name: string] };

/** A simulated person with one window: presses text, fills in fields by label, reads what is visible. */
export class Visitor {
  readonly #tab: Tab;
  readonly #site: string;
  /** Differs by engine, so that each uses its own e-mail addresses and viewing days. */
  readonly number: number;

  constructor(tab: Tab, site: string, number: number) {
    this.#tab = tab;
    this.#site = site;
    this.number = number;
  }

  /** Opens a path of the site; `first` also declines cookies. */
  async open(path: string, { first = false } = {}): Promise<void> {
    await this.#tab.open(this.#site + path);
    if (first) await this.press('button', 'Decline all');
  }

  /** The same visitor at the site's address behind a gate that cuts requests whose path matches. */
  async behindGate(shut: RegExp): Promise<{ readonly visitor: Visitor; readonly gate: Gate }> {
    const gate = await shutGate(this.#site, shut);
    return { visitor: new Visitor(this.#tab, gate.site, this.number), gate };
  }

  /** The same visitor, limited to the page's only frame: finds, reads and presses elements there. */
  inFrame(): Visitor {
    const tab = this.#tab;
    return new Visitor({ ...tab, run: expression => tab.run(expression, 'frame') }, this.#site, this.number);
  }

  /** Path, query and fragment of the page. */
  async address(): Promise<string> {
    return this.#tab.run<string>('location.pathname + location.search + location.hash');
  }

  async at(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.address().catch(String), PATIENCE).toMatch(pattern);
  }

  /** Waits until the element is visible and `holds` is true for it; returns it. */
  async see(
    role: string,
    name: string,
    holds: (seen: Seen) => boolean = () => true,
    where: Within = {},
  ): Promise<Seen> {
    return this.#until({ role, name, ...within(where) }, holds);
  }

  /** Waits until this text is visible; returns its element. */
  async read(name: string, where: Within = {}): Promise<Seen> {
    return this.#until({ name, ...within(where) }, () => true);
  }

  /** Waits until no such element is visible. */
  async gone(role: string, name: string): Promise<void> {
    await this.#gone({ role, name });
  }

  /** Waits until this text is no longer visible. */
  async unread(name: string, where: Within = {}): Promise<void> {
    await this.#gone({ name, ...within(where) });
  }

  async press(role: string, name: string, where: Within = {}): Promise<void> {
    await this.#press({ role, name, ...within(where) });
  }

  async pressWords(name: string, where: Within = {}): Promise<void> {
    await this.#press({ name, ...within(where) });
  }

  /** Presses a point of the window, whatever element is there. */
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

  /** The driver's tap; `undefined` if this engine's driver does not support touch. */
  get finger(): Tab['tapAt'] {
    return this.#tab.tapAt;
  }

  /** The value of a script expression in the page or frame, for state without text or role. */
  async ask<T>(expression: string): Promise<T> {
    return this.#tab.run<T>(expression);
  }

  async picture(): Promise<Uint8Array> {
    return this.#tab.picture();
  }

  /** Replaces the content of a field. A date is ISO (`2026-11-24`) and typed in this engine's order. */
  async type(label: string, text: string, role = 'textbox'): Promise<void> {
    await this.#press({ role, name: label });
    const { type } = await this.see(role, label, ({ focused }) => focused);
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return this.#typeDate(label, type, text);
    await this.#tab.key('All');
    await this.#tab.type(text);
    await this.see(role, label, ({ value }) => value === text);
  }

  /** Chooses an option of the focused, closed list by its first letters; `holds` matches the chosen option. */
  async chooseByKey(label: string, letters: string, holds: RegExp): Promise<void> {
    await this.#tab.type(letters);
    await this.see('combobox', label, ({ value }) => holds.test(value));
  }

  async key(key: Key): Promise<void> {
    await this.#tab.key(key);
  }

  /** Types text into the focused element. */
  async sign(text: string): Promise<void> {
    await this.#tab.type(text);
  }

  async back(): Promise<void> {
    await this.#tab.back();
  }

  /** Types day, month and year in this engine's order; day-month-year where the date field is a text field. */
  async #typeDate(label: string, type: string, text: string): Promise<void> {
    const [year = '', month = '', day = ''] = text.split('-');
    if (type !== 'date') return this.#tab.type(`${day}-${month}-${year}`);
    // WebKit's MiniBrowser may report the language `C`, which is not a valid language tag.
    const order = await this.#tab.run<string[]>(
      'new Intl.DateTimeFormat(/^[a-z]{2}/.test(navigator.language) ? navigator.language : "en-US").formatToParts().map(({ type }) => type)',
    );
    const values: Readonly<Record<string, string>> = { year, month, day };
    const parts = order.flatMap(part => values[part] ?? []);
    // Chromium and Firefox move to the next part once one is full, WebKit at a hyphen.
    await this.#tab.type(parts.join(''));
    // On a busy machine WebKit takes late digits for the start of a new year (`0026`): type the date again.
    for (let again = 0; again < 3 && (await this.see('textbox', label)).value !== text; again += 1) {
      await this.#press({ role: 'textbox', name: label });
      await this.#tab.type(parts.join('-'));
    }
    await this.see('textbox', label, ({ value }) => value === text);
  }

  async #press(wanted: Wanted): Promise<void> {
    let before: Seen | undefined;
    // Press only an element that is uncovered and whose position is the same twice in a row.
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
        // Rejects during a navigation.
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
