import { formsIn, type HtmlControl, type HtmlForm } from '../support/reading/html-forms.ts';
import type { CrawlClock } from './crawl-clock.ts';
import type { Filling } from './filled-in.ts';
import { responseText } from './response-text.ts';
import { headerOf, type Response, type Visitor } from './visitor.ts';
import type { WrittenDown } from './written-down.ts';

const OK = 200;

/** An action of a page: a form and its submit button. */
type Act = { readonly name: string; readonly form: HtmlForm; readonly button: HtmlControl | undefined };

export type ActsParts = {
  readonly visitor: Visitor;
  readonly clock: CrawlClock;
  readonly out: WrittenDown;
  /** Selects actions by name, such as `assign`; by default all. */
  readonly wanted?: (name: string) => boolean;
  readonly values?: Filling['values'];
  /** Waits for the effects of an action. */
  readonly after?: (name: string) => Promise<void>;
  /** Called with every page received. */
  readonly seen?: (response: Response) => void | Promise<void>;
};

/**
 * Performs each action that the page at an address offers, and writes its response and the page it redirects to below `name`. Each action
 * is looked up again on the current page.
 */
export async function actThrough(address: string, name: string, parts: ActsParts): Promise<void> {
  const { visitor, clock, out, wanted = () => true, values = {}, after, seen } = parts;
  const first = await visitor.ask(address);
  out.keep(`${name}/page`, responseText(first));
  await seen?.(first);
  const offered = actsOn(first.text).map(act => act.name);

  /** Performs an action, and then those that only the resulting page offers, such as undo. */
  async function perform({ name: what, form, button }: Act, keptAs: string, follows: boolean): Promise<void> {
    clock.tick();
    const response = await visitor.send(address, form, { values, button });
    out.keep(`${name}/${keptAs}`, responseText(response));
    await after?.(what);
    await seen?.(response);
    const location = headerOf(response, 'location');
    const page = location.startsWith('/') ? await visitor.ask(location) : response;
    if (page !== response) {
      out.keep(`${name}/${keptAs} led`, responseText(page));
      await seen?.(page);
    }
    if (!follows || page.status !== OK) return;
    for (const next of actsOn(page.text))
      if (next.name !== what && !offered.includes(next.name) && wanted(next.name))
        await perform(next, `${keptAs} then ${next.name}`, false);
  }

  for (const wish of offered.filter(wanted)) {
    const page = await visitor.ask(address);
    const act = actsOn(page.text).find(one => one.name === wish);
    if (act) await perform(act, wish, true);
  }
}

/** Actions of a page, with unique names. */
function actsOn(html: string): readonly Act[] {
  const counts = new Map<string, number>();
  return formsIn(html)
    .forms.filter(({ method }) => method === 'post')
    .flatMap(form => {
      const hidden = form.controls.find(control => control.name === 'do' && control.tag === 'input')?.value;
      const buttons = form.controls.filter(({ tag, type }) => tag === 'button' && type !== 'button');
      return (buttons.length === 0 ? [undefined] : buttons).map(button => {
        const said = button?.name === 'do' ? button.value : (hidden ?? button?.value ?? '');
        const what = said === '' ? 'send' : said;
        const count = (counts.get(what) ?? 0) + 1;
        counts.set(what, count);
        return { name: count === 1 ? what : `${what} ${count}`, form, button };
      });
    });
}
