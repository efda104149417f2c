import type { FactView } from '../../../application/view/fact-view.ts';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { rentalStart } from '../../../domain/cost/rental-start.ts';
import { forbidsPets } from '../../../domain/advert/pet-ban.ts';
import { parseLabelText } from '../../../domain/energy/label-text.ts';
import { epcClassName, mainLetter } from '../../../domain/energy/epc-class.ts';
import { spellingsOf } from '../../../domain/listing/coded-value.ts';
import type { FactName } from '../../../domain/listing/facts.ts';
import { plainText } from '../../../domain/text/rich-text.ts';

/** Data of a property's page, from which the pairs read its statements. */
export type Said = {
  readonly body: PropertyBody;
  readonly notices: ReadonlySet<string>;
  /** Ids of the badges. */
  readonly badges: ReadonlySet<string>;
  readonly isPetBanVoid: boolean;
  readonly today: string;
  readonly fact: (name: FactName) => FactView['value'] | undefined;
};

/** A statement of a page and the statements that contradict it; `docs/develop/said-once.md` contains `says` and `never` too. */
export type Pair = {
  readonly says: string;
  readonly never: string;
  readonly isSaid: (said: Said) => boolean;
  readonly isDenied: (said: Said) => boolean;
};

const classOf = ({ body }: Said) => parseLabelText(body.card.energy?.label ?? '');
const letterOf = ({ body }: Said) => {
  const named = parseLabelText(body.card.energy?.label ?? '');
  return named && body.card.energy?.image !== undefined ? mainLetter(named) : undefined;
};
const number = (said: Said, name: FactName) => Number(said.fact(name) ?? Number.NaN);
const notice =
  (id: string) =>
  ({ notices }: Said) =>
    notices.has(id);
const badge =
  (id: string) =>
  ({ badges }: Said) =>
    badges.has(id);
const isFact = (name: FactName, value: FactView['value']) => (said: Said) => said.fact(name) === value;
const has = (name: FactName) => (said: Said) => said.fact(name) !== undefined;
const isGone = ({ body }: Said) => body.card.state === 'sold' || body.card.state === 'rented';
const OF_HOME = ['renovation-duty', 'renovation-duty-heritage'];
const BUYER_RENOVATES = [...OF_HOME, 'renovation-duty-business', 'renovation-planned'];
const RENOVATION = [...BUYER_RENOVATES, 'classes-planned'];

/** Every pair that no page has. */
export const PAIRS: readonly Pair[] = [
  {
    says: 'the asbestos certificate is still to come',
    never: 'a type or date of an asbestos certificate',
    isSaid: notice('asbestos-pending'),
    isDenied: said => has('asbestosType')(said) || has('asbestosDate')(said),
  },
  {
    says: 'built before 2001, so asbestos has to be looked for',
    never: 'new build',
    isSaid: notice('asbestos-pending'),
    isDenied: badge('new-build'),
  },
  {
    says: 'the buyer of this home has to renovate it',
    never: 'a class other than E and F',
    isSaid: ({ notices }) => OF_HOME.some(id => notices.has(id)),
    isDenied: said => !['E', 'F'].includes(letterOf(said) ?? ''),
  },
  {
    says: 'the buyer has to renovate',
    never: 'new build',
    isSaid: ({ notices }) => RENOVATION.some(id => notices.has(id)),
    isDenied: badge('new-build'),
  },
  {
    says: 'the buyer of this shop or office has in principle to renovate it',
    never: 'a class of the letter A',
    isSaid: notice('renovation-duty-business'),
    isDenied: said => classOf(said)?.startsWith('a') === true,
  },
  {
    says: 'Wallonia plans a duty to renovate',
    never: 'a class of the letter A',
    isSaid: notice('renovation-planned'),
    isDenied: said => classOf(said)?.startsWith('a') === true,
  },
  {
    says: 'the seller stays',
    never: 'a duty of the buyer to renovate',
    isSaid: notice('viager-stays'),
    isDenied: ({ notices }) => BUYER_RENOVATES.some(id => notices.has(id)),
  },
  {
    says: 'one notice about renovation',
    never: 'another one',
    isSaid: ({ notices }) => RENOVATION.some(id => notices.has(id)),
    isDenied: ({ notices }) => RENOVATION.filter(id => notices.has(id)).length > 1,
  },
  {
    says: 'energy-efficient',
    never: 'a class other than A and B',
    isSaid: badge('energy-efficient'),
    isDenied: said => !['A', 'B'].includes(letterOf(said) ?? ''),
  },
  {
    says: 'the class on the label',
    never: 'another class among the facts',
    isSaid: said => letterOf(said) !== undefined,
    isDenied: said => {
      const named = parseLabelText(String(said.fact('energyLabel') ?? ''));
      return named !== undefined && named !== parseLabelText(said.body.card.energy?.label ?? '');
    },
  },
  {
    says: 'the class on the label',
    never: 'a consumption that this class does not allow',
    isSaid: said => letterOf(said) !== undefined,
    isDenied: said =>
      [number(said, 'energyPerformance'), said.body.card.energy?.performance ?? Number.NaN].some(kwh =>
        isOutside(said, kwh),
      ),
  },
  {
    says: 'the day on which the certificate was made',
    never: 'an earlier day on which it ends',
    isSaid: has('energyCertificateDate'),
    isDenied: said => String(said.fact('energyExpiry') ?? '9') < String(said.fact('energyCertificateDate')),
  },
  {
    says: 'the flood symbol',
    never: 'both flood scores, neither of them D',
    isSaid: notice('flood-d'),
    isDenied: said => !['floodParcelScore', 'floodBuildingScore'].some(name => said.fact(name as FactName) === 'D'),
  },
  {
    says: 'protected heritage',
    never: 'heritage: no',
    isSaid: notice('heritage'),
    isDenied: isFact('heritage', false),
  },
  {
    says: 'a right of pre-emption',
    never: 'pre-emption: no',
    isSaid: notice('preemption'),
    isDenied: isFact('preemptiveRight', false),
  },
  {
    says: 'a measure for a planning offence',
    never: 'summons: no',
    isSaid: notice('summons'),
    isDenied: isFact('summons', false),
  },
  {
    says: 'the seller stays',
    never: 'a vacant life annuity',
    isSaid: notice('viager-stays'),
    isDenied: badge('viager-free'),
  },
  {
    says: 'a vacant life annuity',
    never: 'occupied: yes',
    isSaid: badge('viager-free'),
    isDenied: isFact('occupied', true),
  },
  { says: 'pets allowed', never: 'pets: no', isSaid: badge('pets-allowed'), isDenied: isFact('petsAllowed', false) },
  {
    says: 'a home to let in Brussels, where bans of pets are void',
    never: 'a ban of pets, in facts, title, text and captions',
    isSaid: said => said.isPetBanVoid,
    isDenied: said => isFact('petsAllowed', false)(said) || textsOf(said).some(forbidsPets),
  },
  { says: 'furnished', never: 'furnished: no', isSaid: badge('furnished'), isDenied: isFact('furnished', false) },
  {
    says: 'the reference rents of this home',
    never: 'a lowest above the highest, or one of the two alone',
    isSaid: said => notice('reference-rent')(said) || has('referenceRentLow')(said) || has('referenceRentHigh')(said),
    isDenied: said => !(number(said, 'referenceRentLow') <= number(said, 'referenceRentHigh')),
  },
  {
    says: 'the price of a rental',
    never: 'another rent among the facts',
    isSaid: ({ body }) => body.card.goal === 'rent' && body.card.price.kind === 'shown',
    isDenied: said =>
      has('rentPerMonth')(said) &&
      said.body.cost?.subject.kind === 'rental' &&
      said.body.cost.subject.rental.rent !== number(said, 'rentPerMonth'),
  },
  {
    says: 'price on request',
    never: 'a rent, a bouquet or notary fees, from which the price follows',
    isSaid: ({ body }) => body.card.price.kind === 'on-demand',
    isDenied: said => has('rentPerMonth')(said) || has('bouquet')(said) || has('notaryFees')(said),
  },
  {
    says: 'the costs at the start of a lease',
    never: 'another deposit, or an agency fee that they do not count',
    isSaid: said => startOf(said) !== undefined,
    isDenied: said => {
      const line = (code: string) => startOf(said)?.lines.find(one => one.code === code);
      const deposit = said.fact('deposit');
      return (
        (deposit !== undefined && deposit !== line('deposit')?.months) || (has('agencyCost')(said) && !line('agency'))
      );
    },
  },
  {
    says: 'the year of construction',
    never: 'an earlier year of renovation',
    isSaid: has('constructionYear'),
    isDenied: said => number(said, 'renovationYear') < number(said, 'constructionYear'),
  },
  {
    says: 'the number of floors of the building',
    never: 'a higher floor',
    isSaid: has('floors'),
    isDenied: said => number(said, 'floor') > number(said, 'floors'),
  },
  {
    says: 'the total area',
    never: 'a larger living area',
    isSaid: has('totalArea'),
    isDenied: said => number(said, 'livingArea') > number(said, 'totalArea'),
  },
  {
    says: 'the area of the ground',
    never: 'a larger garden',
    isSaid: has('groundArea'),
    isDenied: said => number(said, 'gardenArea') > number(said, 'groundArea'),
  },
  {
    says: 'the age of a second person of a life annuity',
    never: 'one head',
    isSaid: has('ageSecond'),
    isDenied: isFact('heads', 1),
  },
  {
    says: 'a life annuity whose seller stays',
    never: 'since when it is available',
    isSaid: said => isFact('occupied', true)(said) && has('bouquet')(said),
    isDenied: has('availableFrom'),
  },
  {
    says: 'the day of the asbestos certificate',
    never: 'a day to come',
    isSaid: has('asbestosDate'),
    isDenied: said => String(said.fact('asbestosDate')) > said.today,
  },
  {
    says: 'both flood scores of Flanders',
    never: 'a flood zone of the time before them',
    isSaid: said => has('floodParcelScore')(said) && has('floodBuildingScore')(said),
    isDenied: has('floodZone'),
  },
  {
    says: 'new build',
    never: 'a condition that has to be renovated',
    isSaid: badge('new-build'),
    isDenied: said => TO_RENOVATE.has(String(said.fact('condition'))),
  },
  {
    says: 'new build',
    never: 'a year of construction more than ten years ago',
    isSaid: badge('new-build'),
    isDenied: said => number(said, 'constructionYear') < Number(said.today.slice(0, 4)) - 10,
  },
  {
    says: 'rebuilt after demolition',
    never: 'costs without VAT',
    isSaid: said => isFact('rebuilt', true)(said) && said.body.cost?.subject.kind === 'purchase',
    isDenied: ({ body: { cost } }) => cost?.subject.kind === 'purchase' && cost.subject.object !== 'new-build',
  },
  {
    says: 'land and new building of one seller, so VAT on both',
    never: 'registration duty',
    isSaid: said => SAME_SELLER.has(String(said.fact('landSoldBy'))),
    isDenied: has('registrationRights'),
  },
  {
    says: 'sold or let',
    never: 'an open day, an offer, an application or a viewing',
    isSaid: isGone,
    isDenied: ({ body: { openHouses, actions } }) =>
      openHouses.length > 0 || [actions.offer, actions.application, actions.appointment].some(one => one !== undefined),
  },
  {
    says: 'sold or let',
    never: 'a notice for who buys or rents, the costs of a purchase, or terms of a lease',
    isSaid: isGone,
    isDenied: said =>
      said.notices.size > 0 ||
      said.body.cost !== undefined ||
      (['notaryFees', 'registrationRights', 'vat', 'deposit', 'agencyCost', 'lastRent'] as const).some(name =>
        has(name)(said),
      ),
  },
  {
    says: 'an altered picture, with its label and text alternative',
    never: 'the same picture as its original',
    isSaid: ({ body }) => body.pictures.some(({ label }) => label !== undefined),
    isDenied: ({ body }) => new Set(body.pictures.map(({ id }) => id)).size !== body.pictures.length,
  },
];

const TO_RENOVATE: ReadonlySet<string> = new Set(Object.values(spellingsOf('condition-to-renovate')));
const SAME_SELLER: ReadonlySet<string> = new Set(Object.values(spellingsOf('land-same-seller')));

/** The costs at the start of a lease as the page counts them. */
function startOf({ body: { cost } }: Said) {
  return cost?.subject.kind === 'rental' ? rentalStart(cost.subject.rental, cost.asOf) : undefined;
}

/** Highest consumption of each class but the last, by the tables as they are printed; Brussels by letters, since tables of its steps differ. */
const PRINTED_BOUNDS: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  flanders: [
    ['A+', -Number.MIN_VALUE],
    ['A', 100],
    ['B', 200],
    ['C', 300],
    ['D', 400],
    ['E', 500],
    ['F', Number.POSITIVE_INFINITY],
  ],
  brussels: [
    ['A', 45],
    ['B', 95],
    ['C', 150],
    ['D', 210],
    ['E', 275],
    ['F', 345],
    ['G', Number.POSITIVE_INFINITY],
  ],
  wallonia: [
    ['A++', 0],
    ['A+', 45],
    ['A', 85],
    ['B', 170],
    ['C', 255],
    ['D', 340],
    ['E', 425],
    ['F', 510],
    ['G', Number.POSITIVE_INFINITY],
  ],
};

/** Whether a consumption is outside what the class on the region's label allows. */
function isOutside(said: Said, kwh: number): boolean {
  const region = said.body.card.energy?.image?.split('/')[3] ?? '';
  const named = parseLabelText(said.body.card.energy?.label ?? '');
  const label = named && (region === 'brussels' ? mainLetter(named) : epcClassName(named));
  const [allowed] = PRINTED_BOUNDS[region]?.find(([, most]) => kwh <= most) ?? [];
  return Number.isFinite(kwh) && allowed !== label;
}

function textsOf({ body }: Said): readonly string[] {
  return [
    body.card.title.text,
    plainText(body.description?.content ?? []),
    ...body.pictures.map(({ alt }) => alt.text),
  ];
}
