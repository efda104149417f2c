import type { Got } from '../reading/ask.ts';
import { drawPages } from '../reading/draw.ts';
import { openForms } from './open-forms.ts';
import { ANSWER } from './sample-application.ts';
import { serveApplication } from '../server/serve-application.ts';

/** Header of a browser for a same-origin form. */
export const OWN = { 'sec-fetch-site': 'same-origin' };

export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** The forms of an application on real sockets, on pages and for script; visitors set their own network address. */
export async function serveForms(desk: ReturnType<typeof openForms> = openForms()) {
  const served = await serveApplication(desk, { render: drawPages(desk, true) });
  let visitors = 0;
  return {
    desk,
    port: served.port,
    reported: served.reported,
    routes: desk.routes,
    stop: served.stop,
    /** Headers of a visitor from a network that has sent nothing yet. */
    aVisitor(): Readonly<Record<string, string>> {
      visitors++;
      return { ...OWN, 'x-forwarded-for': `198.${visitors >> 8}.${visitors & 255}.51` };
    },
    ask(path: string, body?: string | Uint8Array, headers: Readonly<Record<string, string>> = OWN): Promise<Got> {
      if (body === undefined) return served.get(path, headers);
      const type = 'application/x-www-form-urlencoded';
      return served.ask({ method: 'POST', path, headers: { 'content-type': type, ...headers }, body });
    },
    /** Hidden fields and captcha answer of a page's form, with the clock advanced past the minimum time to fill it in. */
    async sealsOf(path: string): Promise<Readonly<Record<string, string>>> {
      const { text } = await served.get(path);
      const hidden = text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
      desk.pass(20_000);
      return { ...Object.fromEntries([...hidden].map(([, name, value]) => [name, value])), answer: ANSWER };
    },
  };
}

export function encode(fields: Fields): string {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
  }
  return body.toString();
}
