import { z } from 'zod';
import { brusselsClock } from '../../adapters/crm/record-values.ts';
import { type MadeAgency, type MadeEstate, type MadeLanguage, madeTexts } from './made-agency.ts';
import { type DoubleRequest, type DoubleState, pageOf, startDouble, type SystemDouble } from './system-double.ts';

const LANGUAGES: readonly MadeLanguage[] = ['nl', 'fr', 'en'];
/** The agency's own list, numbered differently from the site's. */
const MARQUEES = [
  { ID: 1, Name: 'Nieuw' },
  { ID: 3, Name: 'Onder optie' },
  { ID: 4, Name: 'Verkocht' },
  { ID: 5, Name: 'Verhuurd' },
];
const WEB_IDS: Readonly<Record<MadeEstate['type'], number>> = {
  flat: 2,
  house: 4,
  office: 5,
  plot: 6,
  shop: 7,
  garage: 1,
};
export const OMNICASA_NAME = 'an-agency';
export const OMNICASA_PASSWORD = 'pass&word=1';

/** Test double of Omnicasa's API: GET only, parameters as JSON in the query, and the irregularities of the real service. */
export function startOmnicasa(agency: MadeAgency, now: () => number): Promise<SystemDouble> {
  return startDouble(agency, operationOf, answer, now);
}

const parametersOf = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

function operationOf({ path }: DoubleRequest): string {
  return /([A-Za-z0-9]+)Json$/.exec(path)?.[1] ?? '';
}

function answer(request: DoubleRequest, state: DoubleState) {
  const operation = operationOf(request);
  const parameters = parametersOf.parse(JSON.parse(request.query.get('json') ?? '{}'));
  const { CustomerName, CustomerPassword, ...rest } = parameters;
  state.note({ operation, parameters: rest });
  const known = CustomerName === OMNICASA_NAME && CustomerPassword === OMNICASA_PASSWORD;
  const struck = (kind: Parameters<DoubleState['strikes']>[0]) => state.strikes(kind, operation);
  const result = (value: unknown) => wrapped(operation, { Code: 0, Message: '', Success: true, Value: value });
  if (request.body !== '' || !known || struck('sign-in-refused') || struck('forbidden'))
    return wrapped(operation, { Code: 600, Message: `Login of ${CustomerName} failed`, Success: false, Value: null });
  const { estates, projects } = state.agency();
  const language = LANGUAGES[Number(parameters['LanguageId']) - 1] ?? 'nl';
  switch (operation) {
    case 'GetMarqueeList':
      // One of the operations whose response has no envelope.
      return { body: JSON.stringify(MARQUEES) };
    case 'GetProjectList':
      return result({
        Items: projects.map(({ id, town }) => ({
          ID: id,
          Name: `Residentie ${town.name} ${language}`,
          Description: '',
          PublishInternet: true,
          PublicAddress: false,
          Zip: town.zip,
          City: town.name.toUpperCase(),
          CountryAbbr: 'B',
          CreatedDate: '2026-01-15 08:00:00',
        })),
      });
    case 'GetDeletedPropertyIDs':
      return result(withdrawnSince(estates, parameters['ChangeSince']).map(({ id }) => id));
    case 'GetPropertyList2': {
      const ids = parameters['IDs'] === undefined ? undefined : new Set(String(parameters['IDs']).split(','));
      const changedSince = String(parameters['ChangeSince'] ?? '');
      const listed = estates
        .filter(({ state }) => state !== 'withdrawn')
        .filter(({ id }) => !ids || ids.has(String(id)))
        .filter(({ changedAt }) => brusselsClock(changedAt) >= changedSince);
      const from = Number(parameters['Limit1'] ?? 1) - 1;
      const { items, total } = pageOf(listed, { from, count: Number(parameters['Limit2'] ?? 50) - from }, struck);
      const names = String(parameters['DisplayFields'] ?? '').split(',');
      return result({
        From: from + 1,
        To: from + items.length,
        RowsCount: total,
        Items: items.map(estate => {
          const all: Record<string, unknown> = recordOf(estate, language);
          return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
        }),
      });
    }
    case 'ContactOnMe':
    case 'ContactOnMeProject':
      if (struck('lead-refused'))
        return wrapped(operation, { Code: 601, Message: 'Invalid contact', Success: false, Value: null });
      state.receive({
        key: String(parameters['CustomStr1']),
        email: parameters['Email'],
        about: parameters['ObjectID'],
        text: String(parameters['Content']),
        consent: parameters['IsReceivedEmail'] === true,
      });
      return result(true);
    default:
      return { status: 404, body: 'Endpoint not found.' };
  }
}

function withdrawnSince(estates: readonly MadeEstate[], since: unknown): readonly MadeEstate[] {
  return estates.filter(({ state, changedAt }) => state === 'withdrawn' && brusselsClock(changedAt) >= String(since));
}

function wrapped(operation: string, result: unknown) {
  return { body: JSON.stringify({ [`${operation}JsonResult`]: result }) };
}

function recordOf(estate: MadeEstate, language: MadeLanguage) {
  // Missing texts are sent in Dutch.
  const written = [language, 'nl' as const].find(each => estate.languages.includes(each));
  const { title, text } = written ? madeTexts(estate, written) : { title: '', text: '' };
  const sold = estate.goal === 'rent' ? 5 : 4;
  const odd = estate.id % 2 === 1;
  return {
    ID: estate.id,
    Goal: estate.goal === 'rent' ? 1 : 0,
    Status: 1,
    WebID: odd ? String(WEB_IDS[estate.type]) : WEB_IDS[estate.type],
    Zip: estate.town.zip,
    City: estate.town.name.toUpperCase(),
    CountryAbbr: 'B',
    Street: estate.street,
    HouseNumber: estate.houseNumber,
    BoxNr: '-',
    PublishAddress: estate.showsAddress,
    GoogleX: String(estate.town.latitude),
    GoogleY: String(estate.town.longitude),
    Price: odd ? String(estate.price) : estate.price,
    PublishPrice: estate.showsPrice,
    Marquee: { available: 1, option: 3, sold, withdrawn: 0 }[estate.state],
    TypeDescription: title,
    DescriptionA: text,
    ProjectID: estate.project ?? 0,
    HasViager: estate.viager,
    NumberOfBedRooms: estate.bedrooms,
    NumberOfBathRooms: 0,
    SurfaceLiving: odd ? String(estate.livingArea) : estate.livingArea,
    SurfaceGround: 0,
    EnergyPerformance: estate.energy,
    EPCLabelText: '-',
    ChargesRenter: 0,
    CreatedDate: `/Date(${Date.UTC(2026, 0, 1 + estate.createdOn, 8)}+0100)/`,
    LastChangedDate: brusselsClock(estate.changedAt),
    XLargePictureItems: Array.from({ length: estate.pictures }, (_, at) => ({
      ID: estate.id * 10 + at,
      Url: `https://pictures.crm.example/${estate.id}/${at}.jpg`,
      Width: 1920,
      Height: 1280,
      Name: '',
    })),
  };
}
