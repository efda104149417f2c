import { brusselsClock } from '../../adapters/crm/record-values.ts';
import { childOf, childrenOf, readXml, textOf, type XmlElement } from '../../adapters/crm/read-xml.ts';
import { phrasesIn } from '../../adapters/composition/site/phrases-in.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { escapeMarkup } from '../../adapters/wire/escape-markup.ts';
import { type MadeAgency, type MadeEstate, type MadeLanguage, type MadeProject, madeTexts } from './made-agency.ts';
import { type DoubleRequest, type DoubleState, startDouble, type SystemDouble } from './system-double.ts';

export const SKARABEE_USER = 'an-agency';
export const SKARABEE_PASSWORD = 'pass<word>:é';

const NAMESPACE = 'http://weblink.skarabee.com/';
const LANGUAGE_IDS: Readonly<Record<MadeLanguage, string>> = { nl: 'NL', fr: 'fr-BE', en: 'UK_EN' };
const SORTS: Readonly<Record<MadeEstate['type'], string>> = {
  house: 'Dwelling',
  flat: 'Flat',
  plot: 'Land',
  office: 'Office',
  shop: 'Shop',
  garage: 'Parking',
};

/** Test double of Skarabee Weblink: SOAP 1.1 with HTTP Basic, and the irregularities of such services. */
export function startSkarabee(agency: MadeAgency, now: () => number): Promise<SystemDouble> {
  return startDouble(agency, operationOf, answer, now);
}

function operationOf({ headers }: DoubleRequest): string {
  return /^"http:\/\/weblink\.skarabee\.com\/(\w+)"$/.exec(String(headers['soapaction'] ?? ''))?.[1] ?? '';
}

function answer(request: DoubleRequest, state: DoubleState) {
  const operation = operationOf(request);
  const struck = (kind: Parameters<DoubleState['strikes']>[0]) => state.strikes(kind, operation);
  const basic = `Basic ${Buffer.from(`${SKARABEE_USER}:${SKARABEE_PASSWORD}`, 'utf8').toString('base64')}`;
  if (request.headers.authorization !== basic || struck('sign-in-refused'))
    return { status: 401, type: 'text/html', body: 'Unauthorized' };
  const asked = bodyOf(request, operation);
  state.note({
    operation,
    parameters: asked && Object.fromEntries(asked.children.map(each => [each.name, each.text])),
  });
  if (!asked || struck('soap-fault')) return fault(asked ? 'Server' : 'Client');
  if (struck('forbidden')) return result(operation, errorOf('UNAUTHORIZED_ACCESS_TO_USER'));
  const { estates, projects } = state.agency();
  const since = textOf(asked, 'LastModified');
  const changed = (at: number) => since === undefined || brusselsClock(at).replace(' ', 'T') >= since;
  switch (operation) {
    case 'GetPublicationSummaries': {
      const types = childrenOf(childOf(asked, 'RequestedPropertyTypes'), 'PropertyType').map(({ text }) => text);
      const listed = estates.filter(estate => (since === undefined ? isActive(estate) : changed(estate.changedAt)));
      const some = [
        ...(types.length === 0 || types.includes('TRANSACTION') ? listed : []).map(summaryOf),
        ...(types.length === 0 || types.includes('PROJECT') ? projects : []).map(({ id }) => summary(id, true)),
      ];
      return result(operation, within('PublicationSummaries', struck('empty-list') ? [] : some));
    }
    case 'GetProjectSummaries':
      return result(
        operation,
        within(
          'ProjectPublicationSummaries',
          since === undefined ? projects.map(one => projectSummary(one, estates)) : [],
        ),
      );
    case 'GetPublication': {
      const id = Number(textOf(asked, 'PublicationId'));
      const estate = estates.find(one => one.id === id);
      const project = projects.find(one => one.id === id);
      const gone = struck('gone-meanwhile') || (estate ? !isActive(estate) : !project);
      if (gone) return result(operation, errorOf('INVALID_PUBLICATION_ID'));
      return result(
        operation,
        `<Errors />${estate ? publicationOf(estate) : publicationOfProject(project as MadeProject)}`,
      );
    }
    case 'InsertContactMes': {
      const contact = childOf(asked, 'ContactMes');
      const comments = textOf(contact, 'Comments') ?? '';
      const reachable = textOf(contact, 'Email') ?? textOf(contact, 'Phone') ?? textOf(contact, 'CellPhone');
      const whole = textOf(contact, 'FirstName') && textOf(contact, 'LastName') && comments !== '' && reachable;
      const house = textOf(contact, 'HouseNumber') ?? '1';
      const reference = textOf(contact, 'ExternalReference') ?? '';
      if (!/^\d+$/.test(house)) return fault('Client');
      if (!whole || struck('lead-refused')) return result(operation, invalidContact(reference));
      const consent = LANGUAGES.map(language => phrasesIn(language).leads.consented).find(words =>
        comments.endsWith(`\n\n${words}`),
      );
      state.receive({
        key: reference,
        email: textOf(contact, 'Email'),
        about: textOf(contact, 'PublicationID'),
        text: consent === undefined ? comments : comments.slice(0, -consent.length - 2),
        consent: consent !== undefined,
      });
      return result(operation, '<Errors />');
    }
    default:
      return fault('Client');
  }
}

/** Element of the operation, if the request is valid SOAP for the service. */
function bodyOf({ body, headers }: DoubleRequest, operation: string): XmlElement | undefined {
  if (!/^text\/xml\b/.test(String(headers['content-type'])) || !body.includes(`<${operation} xmlns="${NAMESPACE}">`))
    return undefined;
  const [soap] = [...readXml([body], ['Body'])];
  return childOf(soap, operation);
}

/** Withdrawn properties are marked in one of three ways: not active, not enabled, or with an ended mandate. */
function isActive({ state, id }: MadeEstate): boolean {
  return state !== 'withdrawn' || id % 3 !== 0;
}

function fault(code: string) {
  const inner = `<soap:Fault><faultcode>soap:${code}</faultcode><faultstring>Server was unable to process request.</faultstring></soap:Fault>`;
  return { ...envelope(inner), status: 500 };
}

function result(operation: string, inner: string) {
  return envelope(
    `<${operation}Response xmlns="${NAMESPACE}"><${operation}Result>${inner}</${operation}Result></${operation}Response>`,
  );
}

function envelope(inner: string) {
  return {
    type: 'text/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body>${inner}</soap:Body></soap:Envelope>`,
  };
}

function errorOf(code: string): string {
  return within('Errors', [`<Error><Code>${code}</Code><Message>User ${SKARABEE_USER} may not.</Message></Error>`]);
}

function invalidContact(reference: string): string {
  const errors = '<Errors><string>Invalid e-mail of D&#39;Hondt</string></Errors>';
  return `<InvalidContactMes><InvalidContactMe>${errors}${fields({ ExternalReference: reference })}</InvalidContactMe></InvalidContactMes>`;
}

function within(name: string, items: readonly string[]): string {
  return items.length === 0 ? `<${name} />` : `<${name}>${items.join('')}</${name}>`;
}

/** Elements by name; absent values become `xsi:nil`. */
function fields(values: Readonly<Record<string, string | number | boolean | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      value === undefined ? `<${name} xsi:nil="true" />` : `<${name}>${escapeMarkup(String(value))}</${name}>`,
    )
    .join('');
}

function summary(id: number, active: boolean): string {
  return `<PublicationSummary>${fields({ ID: id, Guid: `guid-${id}`, Active: active })}</PublicationSummary>`;
}

function summaryOf(estate: MadeEstate): string {
  return summary(estate.id, isActive(estate));
}

/** Only units with an odd id are listed here; the others are linked by their own publication. */
function projectSummary({ id }: MadeProject, estates: readonly MadeEstate[]): string {
  const units = estates
    .filter(unit => unit.project === id && unit.id % 2 === 1)
    .map(
      unit =>
        `<ProjectProperty PropertyId="${unit.id + 5}" ParentPropertyId="${id + 5}" PropertyType="TRANSACTION"><ProjectPropertyPublication PublicationId="${unit.id}" Active="true" /></ProjectProperty>`,
    );
  return `<ProjectPublicationSummary>${fields({ PropertyId: id + 5, PublicationId: id, Active: true })}${within('PropertySummaries', units)}</ProjectPublicationSummary>`;
}

function statusOf({ goal, state, id }: MadeEstate): string {
  const kind = goal === 'sale' ? 'SALE' : 'RENT';
  if (state === 'withdrawn') return id % 3 === 1 ? `FOR_${kind}_ORDER_ENDED` : `FOR_${kind}`;
  return { available: `FOR_${kind}`, option: `OPTION_FOR_${kind}`, sold: goal === 'sale' ? 'SOLD' : 'RENTED' }[state];
}

function publicationOf(estate: MadeEstate): string {
  const { id, goal, town, showsAddress, showsPrice, viager } = estate;
  const odd = id % 2 === 1;
  const yearly = goal === 'rent' && odd;
  const info = fields({
    ID: id,
    Created: `2026-${String(1 + Math.floor(estate.createdOn / 30)).padStart(2, '0')}-15T08:00:00`,
    Modified: brusselsClock(estate.changedAt),
    HidePrice: !showsPrice && odd,
    HideAddress: !showsAddress && odd,
    HideHouseNumber: !showsAddress && !odd,
    Enabled: !(estate.state === 'withdrawn' && id % 3 === 2),
    FlashID: 'Flash2',
  });
  const property = [
    fields({ ID: id + 5 }),
    estate.project !== undefined && !odd
      ? `<Project>${fields({ PublicationID: estate.project, Name: '' })}</Project>`
      : '',
    fields({
      Status: statusOf(estate),
      FlowStatus: 'UNDEFINED',
      Price: decimal(yearly ? estate.price * 12 : estate.price),
      PriceType: goal === 'sale' ? 'UNDEFINED' : yearly ? 'PRICE_PER_YEAR' : 'PRICE_PER_MONTH',
      PriceIndication: !showsPrice && !odd ? 'ON_REQUEST' : 'UNDEFINED',
      NumberOfBedrooms: estate.bedrooms,
      NumberOfBathrooms: -1,
      HasGarage: 'UNDEFINED',
      LandArea: -1,
      SurfaceLivable: decimal(estate.livingArea),
    }),
    addressOf(estate, town, odd),
    fields({ ConstructionYear: -1, CadastrallIncome: '-1', HasElevator: 'UNDEFINED', WaterPolicyPScore: '' }),
    within('GlazingTypes', ['<GlazingType>DOUBLE</GlazingType>']),
    `<UrbanDevelopment>${fields({ Permit: 'UNDEFINED', Summons: 'FALSE' })}<AreaApplication Code="UNDEFINED" /></UrbanDevelopment>`,
    `<Energy>${fields({ Index: decimal(estate.energy), ClassEndDate: '', Class: 'UNDEFINED' })}</Energy>`,
    `<Typo>${fields({ Type: 'Estate', Category: 'Residential', Sort: SORTS[estate.type] })}</Typo>`,
    viager
      ? lifeAnnuity()
      : '<LifeAnnuity><Heads><Quantity>-1</Quantity></Heads><OneOffPayment>-1</OneOffPayment></LifeAnnuity>',
    within(
      'Flashes',
      flashesOf(estate.languages, language => madeTexts(estate, language)),
    ),
    fields({ SalesRepresentativeLoginId: undefined, PropertyType: 'TRANSACTION' }),
  ].join('');
  return `<Publication><Info>${info}</Info><Property>${property}</Property>${picturesOf(estate)}<Documents /></Publication>`;
}

function publicationOfProject({ id, town }: MadeProject): string {
  const info = {
    ID: id,
    Created: '2026-01-15T08:00:00',
    HidePrice: true,
    HideAddress: true,
    HideHouseNumber: true,
    Enabled: true,
  };
  const property = [
    `<Project>${fields({ PublicationID: id, Name: `Residentie ${town.name}`, Acceptance: '2028-03-01' })}</Project>`,
    fields({ Status: 'UNDEFINED' }),
    addressOf({ street: 'Kouterdreef', houseNumber: '1' }, town, false),
    within(
      'Flashes',
      flashesOf(['nl', 'fr', 'en'], language => ({ title: `${town.name} ${language}`, text: '' })),
    ),
    fields({ PropertyType: 'PROJECT' }),
  ].join('');
  return `<Publication><Info>${fields(info)}</Info><Property>${property}</Property></Publication>`;
}

/** Latitude and longitude are swapped in every other one. */
function addressOf(
  place: Pick<MadeEstate, 'street' | 'houseNumber'>,
  town: MadeEstate['town'],
  swapped: boolean,
): string {
  const [x, y] = swapped ? [town.latitude, town.longitude] : [town.longitude, town.latitude];
  const [start, end] = [`ID="7" ZipCode="${town.zip}"`, town.name.toUpperCase()];
  return `<Address>${fields({ Street: place.street, HouseNumber: place.houseNumber, HouseNumberExtension: '', MailBox: '-', CountryID: 'BE' })}<City ${start}>${end}</City><Position X="${decimal(x)}" Y="${decimal(y)}" Type="EPSG_4326" /></Address>`;
}

function lifeAnnuity(): string {
  const heads = `<Heads>${fields({ Quantity: 1 })}<Head1>${fields({ DateOfBirth: '1944-03-02T00:00:00', Gender: 'FEMALE' })}</Head1></Heads>`;
  const remittance = `<Remittance>${fields({ Amount: '850,00', Period: 'MONTHLY', MaximalDuration: '', IndexedInterest: true })}</Remittance>`;
  return `<LifeAnnuity>${fields({ Type: 'NAKED_OWNERSHIP' })}${heads}${fields({ OneOffPayment: '45000,00' })}${remittance}</LifeAnnuity>`;
}

/** The first flash is for newspapers; the second one is referenced by the publication. */
function flashesOf(
  languages: readonly MadeLanguage[],
  texts: (language: MadeLanguage) => { readonly title: string; readonly text: string },
): readonly string[] {
  const flash = (id: number, language: MadeLanguage, title: string, text: string) =>
    `<Flash ID="${id}" LanguageID="${LANGUAGE_IDS[language]}">${fields({ Title: title, Text: text })}</Flash>`;
  return [
    ...languages.map(language => flash(1, language, 'krant', 'krant')),
    ...languages.map(language => flash(2, language, texts(language).title, texts(language).text)),
  ];
}

function picturesOf({ id, pictures }: MadeEstate): string {
  const items = Array.from(
    { length: pictures },
    (_, at) =>
      `<Picture>${fields({ Index: at, Name: `${at}.jpg`, Description: '', URL: `http://pictures.crm.example/${id}/${at}.jpg`, Modified: '2026-01-05T08:00', PictureType: 'UNDEFINED' })}</Picture>`,
  );
  return within('Pictures', items);
}

/** A decimal with a comma, as in a Belgian locale. */
function decimal(value: number): string {
  return String(value).replace('.', ',');
}
