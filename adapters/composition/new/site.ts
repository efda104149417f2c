import type { Language } from '../../../domain/text/language.ts';
import { formatPhone } from '../../../domain/text/phone.ts';
import { type Item, type Json, type NewAgency, type NewAgencyText, without } from './new-agency-facts.ts';
import { callHours, openingWords } from './hours.ts';
import type { Town } from './town.ts';

/** A page of the sample without its pictures, and with texts that suit any agency. */
export function newPage(of: Item, textInEach: NewAgencyText): Item {
  const page = without(of, 'image');
  const metadata = without(page['metadata'] as Item, 'ogImage');
  const described = (key: Parameters<NewAgencyText>[0]) => ({ ...metadata, description: textInEach(key) });
  const modules = (page['modules'] ?? []) as readonly Item[];
  const only = (...ids: readonly string[]) =>
    modules.filter(({ id }) => ids.includes(String(id))).map(module => without(module, 'image', 'background'));
  switch (page['id']) {
    case 'home':
      return {
        ...page,
        title: textInEach('homeTitle'),
        metadata: { ...described('homeDescription'), pageTitle: textInEach('homeTitle') },
        modules: only('home-news', 'home-open-houses', 'home-sold', 'home-valuation'),
      };
    case 'who-we-are':
      return {
        ...without(page, 'description', 'bannerTitle', 'bannerDescription'),
        showPageBanner: false,
        metadata: described('aboutDescription'),
        modules: only('about-article'),
      };
    case 'for-sale':
      return { ...page, metadata: described('saleDescription') };
    case 'contact':
      return {
        ...page,
        description: textInEach('contactText'),
        metadata: described('contactDescription'),
        modules: only('contact-form').map(module => without(module, 'title')),
      };
    case 'job-contact':
      return { ...page, metadata: described('jobDescription') };
    default:
      return {
        ...page,
        metadata,
        ...(page['modules'] === undefined ? {} : { modules: only(...modules.map(({ id }) => String(id))) }),
      };
  }
}

/** Builds `site.json`: settings, legal information on the agency, top bar, banner and footer. */
export function newSite(
  { settings, agency: given, topBar, footer }: Item,
  {
    agency,
    town,
    own,
    textInEach,
    inEach,
    now,
  }: {
    readonly agency: NewAgency;
    readonly town: Town;
    readonly own: (value: Json) => Json;
    readonly textInEach: NewAgencyText;
    readonly inEach: <T extends Json>(of: (language: Language) => T) => Record<Language, T>;
    readonly now: number;
  },
): Item {
  const { name, email, phone, writtenPhone, postcode, hours, color } = agency;
  const printed = writtenPhone ?? formatPhone(phone.replace(/^\+32/, '0'));
  const { supervisor, codeOfEthics } = given as Item;
  const usual = without(own(settings ?? null) as Item, 'agents');
  const [, , ...links] = (own(topBar ?? null) as readonly Item[]).map(item => without(item, 'color'));
  const [, offer, about] = own(footer ?? null) as readonly Item[];
  return {
    settings: {
      ...usual,
      languages: agency.languages,
      defaultLanguage: agency.languages[0],
      search: {
        ...(usual['search'] as Item),
        title: textInEach('searchTitle'),
        descriptions: [textInEach('searchCounts')],
      },
      contactSlots: inEach(() => callHours(hours)),
      // Closes Saturday, because by default viewings can be booked on Saturday mornings.
      visits: { open: { saturday: [] } },
      copyright: inEach(() => `© ${new Date(now).getFullYear()} ${name}`),
    },
    brand: color === undefined ? {} : { colors: { valley: color } },
    agency: {
      name,
      legalName: '',
      street: '',
      postcode,
      city: inEach(language => town.name[language]),
      ...(town.coordinates ? { coordinates: town.coordinates } : {}),
      phone,
      email,
      supervisor: own(supervisor ?? null),
      codeOfEthics: own(codeOfEthics ?? null),
      openingHours: inEach(language => openingWords(hours, language)),
    },
    topBar: [
      { side: 'left', status: 'Published', label: inEach(() => printed), link: `tel:${phone}`, icon: 'phone' },
      { side: 'left', status: 'Published', label: inEach(() => email), link: `mailto:${email}`, icon: 'mail' },
      ...links,
    ],
    banner: {
      type: 'image',
      title: textInEach('bannerTitle'),
      description: textInEach('bannerText'),
      showSearch: true,
    },
    footer: [
      {
        title: inEach(() => name),
        introText: textInEach('footIntro'),
        fullText: inEach(() => `[${printed}](tel:${phone})\n\n[${email}](mailto:${email})`),
        size: { sm: 12, md: 4, lg: 4 },
      },
      ...[offer, about].map(column => ({
        ...column,
        fullText: Object.fromEntries(
          Object.entries((column?.['fullText'] ?? {}) as Item).map(([language, text]) => [
            language,
            String(text)
              .split('\n')
              .filter(line => !/\(page:\/(?:viager|testimonials)\//.test(line))
              .join('\n'),
          ]),
        ),
      })),
    ],
  };
}
