import type { FeedRecord } from '../../../application/ports/catalogue/feed.ts';
import { STARTING_FROM } from '../../../domain/listing/price-display.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { CrmLists } from '../crm-lists.ts';
import { descriptionFields } from '../description-fields.ts';
import {
  byCode,
  certificateFigure,
  count,
  countIn,
  countryId,
  dayOf,
  firstDay,
  factDay,
  type CrmFields,
  fieldsOf,
  withoutUndefined,
  listOf,
  monthsOf,
  nameOf,
  pointOf,
  quantity,
  text,
  yesNo,
  visibilitySwitch,
} from '../record-values.ts';

/** A property's or project's fields by language. */
export type InLanguages = ReadonlyMap<Language, CrmFields>;

/** Omnicasa's states: prospect, cancelled, inactive and reference are not published. */
const STATES = byCode<'offered' | 'sold' | 'withdrawn'>({
  0: 'withdrawn',
  1: 'offered',
  2: 'sold',
  3: 'withdrawn',
  4: 'sold',
  5: 'withdrawn',
  6: 'withdrawn',
});
/** Omnicasa's condition ids: new, and to be built. */
const NEW: ReadonlySet<string> = new Set(['2', '3']);

/**
 * Feed records of a property with this marquee, one per language. Omits languages whose texts equal those of an earlier one, since
 * Omnicasa fills missing translations.
 * `propertyRecords(new Map([['fr', { ID: 7, Goal: 0, … }]]), lists, 1)` → `[{ ID: '7', Language: 'fr', Goal: 0, Marquee: 1, … }]`
 */
export function propertyRecords(
  told: InLanguages,
  { types, agents }: CrmLists,
  marquee: number,
): readonly FeedRecord[] {
  return written(told, ['TypeDescription', 'DescriptionA', 'Description']).map(([language, fields]) => {
    const type = (raw: unknown) => types.get(text(raw) ?? '') ?? raw;
    const title = text(fields.TypeDescription);
    const price = quantity(fields.Price) ?? quantity(fields.StartPrice);
    const rented = countIn(fields.Goal) !== 0;
    const facts = withoutUndefined({
      Bedrooms: count(fields.NumberOfBedRooms),
      Bathrooms: count(fields.NumberOfBathRooms),
      ShowerRooms: count(fields.NumberOfShowerRooms),
      Toilets: count(fields.NumberOfToilets),
      Garages: count(fields.NumberOfGarages),
      Parkings: count(fields.NumberOfParkings),
      Floor: count(fields.Floor),
      LivingArea: quantity(fields.SurfaceLiving),
      GroundArea: quantity(fields.SurfaceGround),
      TotalArea: quantity(fields.SurfaceTotal),
      TerraceArea: quantity(fields.SurfaceTerrace),
      GardenArea: quantity(fields.SurfaceGarden),
      OfficeArea: quantity(fields.SurfaceOffice),
      BuiltArea: quantity(fields.SurfaceConstructed),
      ConstructionYear: quantity(fields.ConstructionYear),
      Condition: text(fields.ConditionName),
      Kitchen: text(fields.KitchenName),
      Heating: text(fields.HeatingName),
      AvailableFrom: factDay(fields.DateFree),
      Furnished: yesNo(fields.HasFurnished),
      Lift: yesNo(fields.HasLift),
      EnergyPerformance: certificateFigure(fields.EnergyPerformance),
      EPCLabelText: text(fields.EPCLabelText),
      RenterCharges: quantity(fields.ChargesRenter),
      Deposit: rented ? monthsOf(fields.DepositAmount, price) : undefined,
    });
    return withoutUndefined({
      ...placeOf(fields),
      ...facts,
      ID: text(fields.ID),
      Language: language,
      Goal: count(fields.Goal),
      WebID: type(fields.WebID),
      WebIDs: listOf(Array.isArray(fields.WebIDs) ? fields.WebIDs : text(fields.WebIDs)?.split(',')).map(type),
      PublishAddress: visibilitySwitch(fields.PublishAddress),
      Price: price,
      PublishPrice: visibilitySwitch(fields.PublishPrice),
      PriceUnit: countIn(fields.PriceUnit) === STARTING_FROM ? STARTING_FROM : undefined,
      PriceUnitText: text(fields.PriceUnitText),
      Marquee: marquee,
      MarqueeName: text(fields.MarqueeName),
      MainTypeName: text(fields.MainTypeName),
      Title: title,
      TypeDescription: title,
      ...descriptionFields([text(fields.DescriptionA) ?? text(fields.Description)]),
      ProjectID: projectId(fields.ProjectID),
      Agent: agents.get(text(fields.ManagerID) ?? ''),
      NewBuild: NEW.has(text(fields.Condition) ?? '') || undefined,
      Viager: yesNo(fields.HasViager),
      PublishedOn: firstDay(fields.CreatedDate, fields.LastChangedDate),
      ChangedOn: dayOf(fields.LastChangedDate),
      Media: listOf(text(fields.VirtualTour)),
      Pictures: picturesOf(fields),
    });
  });
}

/** Feed records of a project, one per language; empty if it is not published. */
export function projectRecords(told: InLanguages): readonly FeedRecord[] {
  const published = new Map([...told].filter(([, fields]) => yesNo(fields.PublishInternet) === true));
  return written(published, ['Name', 'Description']).map(([language, fields]) =>
    withoutUndefined({
      ...placeOf(fields),
      ID: text(fields.ID),
      Language: language,
      Title: text(fields.Name),
      ...descriptionFields([text(fields.Description)]),
      ExternalWeb: text(fields.ExternalWeb),
      PublicAddress: visibilitySwitch(fields.PublicAddress),
      PublishedOn: firstDay(fields.CreatedDate, fields.LastChangedDate),
      Pictures: picturesOf(fields),
    }),
  );
}

/**
 * State by the field `Status`; `undefined` if the site does not know the value. Without a status the property counts as `offered`, and the
 * caller derives the state from the marquee.
 */
export function stateOf(fields: CrmFields): 'offered' | 'sold' | 'withdrawn' | undefined {
  const status = text(fields.Status);
  return status === undefined ? 'offered' : STATES.get(status);
}

/** Languages with distinct texts in these fields; only the first language if all texts are empty. */
function written(told: InLanguages, fields: readonly string[]): readonly (readonly [Language, CrmFields])[] {
  const wordsOf = (record: CrmFields) =>
    fields
      .map(field => text(record[field]) ?? '')
      .join('\n')
      .trim();
  const byWords = new Map<string, readonly [Language, CrmFields]>();
  for (const one of told) {
    const words = wordsOf(one[1]);
    if (words !== '' && !byWords.has(words)) byWords.set(words, one);
  }
  return byWords.size > 0 ? [...byWords.values()] : [...told].slice(0, 1);
}

function placeOf(fields: CrmFields): CrmFields {
  return {
    City: nameOf(fields.City),
    Zip: text(fields.Zip),
    CountryID: countIn(fields.CountryID) || countryId(fields.CountryAbbr) || countryId(fields.CountryName),
    CountryName: text(fields.CountryName),
    Street: nameOf(fields.Street),
    HouseNumber: text(fields.HouseNumber),
    BoxNr: text(fields.BoxNr),
    // Omnicasa's field GoogleX is the latitude and GoogleY the longitude, despite the names.
    ...pointOf(fields.GoogleX, fields.GoogleY),
  };
}

function projectId(raw: unknown): string | undefined {
  const id = text(raw);
  return id === '0' ? undefined : id;
}

/** Pictures with their sizes if available, else only the URLs of the large ones. */
function picturesOf(fields: CrmFields): readonly CrmFields[] {
  const items = listOf(fields.XLargePictureItems ?? fields.LargePictureItems).map(fieldsOf);
  if (items.length === 0)
    return listOf(fields.LargePictures).map((url, at): CrmFields => ({ ID: at + 1, Url: text(url) }));
  return items.map(({ ID, Url, Width, Height, Name }) =>
    withoutUndefined({
      ID: text(ID),
      Url: text(Url),
      Width: countIn(Width),
      Height: countIn(Height),
      Name: text(Name),
    }),
  );
}
