import { openSite } from '../site/sample-site.ts';
import { ownViewingHour } from '../visitors/viewing-hours.ts';
import { type Filled, nthForm, referenceIn, seal, talk } from '../visitors/form-visitor.ts';

/** Maximum number of concurrent requests; further waiting shows in the longest response time. */
const UNDER_WAY = 100;
/** Every n-th visit submits a form; the others read a page. */
const FORM_EACH = 4;

const { routes } = openSite();
const PAGES = [
  '/fr/',
  routes.build('for-sale', 'nl'),
  `${routes.build('for-sale', 'fr')}?page=2`,
  routes.build('contact', 'de'),
  '/property/6417342/',
  '/pictures/6417342-1?width=400&format=webp',
];

/** Load of `perSecond` visits on `port` until `stop`: pages, pictures and forms in turn. Unconfirmed forms are sent again unchanged. */
export function startMixedLoad(port: number, perSecond: number) {
  const confirmed: { readonly reference: string; readonly filled: Filled }[] = [];
  /** Responses other than 2xx and 3xx, and requests without a response. */
  const failed: string[] = [];
  const underWay = new Set<Promise<void>>();
  let requests = 0;
  let longest = 0;
  let turn = 0;
  let visitors = 0;
  let appointments = 0;

  async function timed<Result>(what: string, asked: () => Promise<Result>): Promise<Result | undefined> {
    const began = performance.now();
    requests++;
    const got = await asked().catch((error: Error) => void failed.push(`${what}: ${error.message}`));
    longest = Math.max(longest, Math.round(performance.now() - began));
    return got ?? undefined;
  }
  /** Requests a page and one of its assets. */
  async function readPage(path: string): Promise<void> {
    const read = async (path: string) => {
      const got = await timed(path, () => talk(port, { path }));
      if (got && (got.status < 200 || got.status > 399)) failed.push(`${path}: ${got.status}`);
      return got?.text ?? '';
    };
    const [file] = /\/assets\/[\w-]+\.(?:css|js)/.exec(await read(path)) ?? [];
    if (file !== undefined) await read(file);
  }
  function nextForm(): Filled {
    const filled = nthForm(visitors++);
    return filled.form === 'contact-appointment'
      ? { ...filled, values: { ...filled.values, ...ownViewingHour(appointments++) } }
      : filled;
  }
  async function sendForm(filled: Filled): Promise<void> {
    const sealed = await timed(`${filled.form} asked for`, () => seal(port, filled));
    for (let tries = 0; sealed && tries < 100; tries++) {
      const got = await timed(filled.form, () => talk(port, sealed));
      const reference = got && referenceIn(got);
      if (reference !== undefined) return void confirmed.push({ reference, filled });
      if (got) failed.push(`${filled.form}: ${got.status}`);
      await new Promise(resolve => setTimeout(resolve, 200));
    }
  }
  const timer = setInterval(() => {
    if (underWay.size >= UNDER_WAY) return;
    turn++;
    const visit = turn % FORM_EACH === 0 ? sendForm(nextForm()) : readPage(PAGES[turn % PAGES.length] as string);
    underWay.add(visit);
    void visit.finally(() => underWay.delete(visit));
  }, 1_000 / perSecond);

  return {
    confirmed,
    failed,
    requests: () => requests,
    /** Slowest response in milliseconds. */
    longest: () => longest,
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
