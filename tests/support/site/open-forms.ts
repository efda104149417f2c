import type { ApplicationPorts } from '../../../adapters/composition/assembly/application-ports.ts';
import type { ReceivedForm, SentForm, SubmitOutcome } from '../../../application/request/sent-form.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { regionOf } from '../../../domain/place/region.ts';
import type { FormContext } from '../../../domain/request/form-within-law.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import { ANSWER, openApplication } from './sample-application.ts';
import { openSite } from './sample-site.ts';

/** The sample site, shared by all calls because tests do not change it. */
const site = openSite();
const { sale, rent } = (await site.catalogue.current()).index.columns;
const listings = await site.catalogue.listings([...sale.id, ...rent.id]);
const [project] = await site.catalogue.projects();

/** An available sample property, by goal and postcode range. */
export function propertyIn(goal: 'sale' | 'rent', postcodes: readonly [number, number]): string {
  const found = listings.find(
    listing =>
      (listing.goal === 0) === (goal === 'sale') &&
      listing.marquee === MARQUEE.none &&
      listing.place.countryId === 10 &&
      Number(listing.place.postcode) >= postcodes[0] &&
      Number(listing.place.postcode) <= postcodes[1],
  );
  if (!found) throw new Error(`the sample has no property for ${goal} in ${postcodes.join('–')}`);
  return found.id;
}

/** Region and goal of a sample property, which decide what a form may ask; empty for anything else. */
export function contextOf(property: unknown): FormContext {
  const found = listings.find(({ id }) => id === property);
  return found
    ? { region: regionOf(found.place.countryId, found.place.postcode), goal: found.goal === 0 ? 'sale' : 'rent' }
    : {};
}

/** Properties for sale grouped by agent, largest groups first. */
export function shownBy(): readonly (readonly string[])[] {
  const byAgent = Map.groupBy(
    listings.filter(({ goal, marquee, agentId }) => goal === 0 && marquee !== MARQUEE.sold && agentId !== undefined),
    ({ agentId }) => agentId,
  );
  return [...byAgent.values()].map(shown => shown.map(({ id }) => id)).toSorted((a, b) => b.length - a.length);
}

/** Documents of a sample property. */
export function documentsOf(property: string) {
  return listings.find(({ id }) => id === property)?.documents ?? [];
}

const person = { title: 'ms', firstName: 'Zoë', lastName: 'Peeters' };
const address = { street: 'Rue de Fer 3', postcode: '5000', city: 'Namur' };
const email = 'zoe@example.be';
const property = propertyIn('sale', [5000, 5999]);
const letting = propertyIn('rent', [5000, 7999]);

/** Valid input for each form, without files. */
export const WELL: Readonly<Record<FormName, Readonly<Record<string, string | readonly string[]>>>> = {
  'contact-me': { property, ...person, email, callTimes: ['am', 'pm2'], remark: 'Is it quiet?' },
  'contact-appointment': { property, ...person, email, day: '2026-10-27', slot: 'am' },
  'contact-construction': { project: project?.id ?? '', ...person, phone: '0470 12 34 56', remark: 'Which floors?' },
  'contact-demand': { ...person, email, ...address, type: '1' },
  'demand-register': {
    goal: 'buy',
    types: ['1', '5'],
    zones: ['zone-meuse', 'zone-5000'],
    budget: '300.000',
    ...person,
    email,
    consent: 'yes',
  },
  'send-to-friend': { property, email, friendEmail: 'bob@example.be', message: 'Look at the garden' },
  'site-contact': { ...person, email, remark: 'Good morning' },
  'sign-newsletter': { email, consent: 'yes' },
  'purchase-offer': {
    property,
    ...person,
    email,
    ...address,
    amount: '250.000',
    validUntil: '2026-12-01',
    subjectToCredit: 'yes',
  },
  'rental-application': {
    property: letting,
    firstName: 'Zoë',
    lastName: 'Peeters',
    email,
    ...address,
    income: '2.600',
    householdSize: '2',
  },
  'document-request': { property, email },
  testimonial: { firstName: 'Zoë', lastName: 'Peeters', email, text: 'They kept their word.' },
  'job-contact': { firstName: 'Zoë', lastName: 'Peeters', email },
  'forgot-password': { email },
};

export const CV = { name: 'Zoë.pdf', size: 14, head: '%PDF-', bytes: new TextEncoder().encode('%PDF-1.7 hello') };

/** A form that can be sent, and accepted as it arrives. */
export type DeskForm = SentForm & ReceivedForm;

/** The application with functions that fill in and submit its forms. */
export function openForms(given: Partial<ApplicationPorts> = {}) {
  const application = openApplication(given, site);
  const { prepare, submit, pass, now, ports } = application;
  const { uploads } = ports;
  const { outbox, personalData } = ports.store;
  const desk = {
    ...application,
    /** A completely uploaded file. */
    arrived: (file: typeof CV): DeskForm['files'][string] => ({
      ...file,
      digest: Buffer.from(file.bytes).toString('base64'),
      async keep() {
        const begun = uploads.begin();
        await begun.write(file.bytes);
        return begun.keep();
      },
    }),
    /** A form with a fresh key, stamp and challenge, past the minimum time to fill it in. */
    async filled(
      form: FormName,
      fields: SentForm['raw'] = WELL[form],
      more: Partial<DeskForm> = {},
    ): Promise<DeskForm> {
      const { key, stamp, challenge } = await prepare(form, 'en');
      pass(20_000);
      const raw = { ...fields, form, key, stamp, captcha: challenge.token, answer: ANSWER, homepage: '' };
      const files: DeskForm['files'] = form === 'job-contact' ? { cv: desk.arrived(CV) } : {};
      return { form, language: 'en', raw, files, network: '192.0.2.7', ...more };
    },
    async send(form: FormName, fields?: SentForm['raw'], more?: Partial<DeskForm>): Promise<SubmitOutcome> {
      return submit(await desk.filled(form, fields, more));
    },
    /** All pending mails; can be called once. */
    mails: () => outbox.take(1000, now(), now() + 1000),
    kept: (who: string) => personalData.export(who),
  };
  return desk;
}
