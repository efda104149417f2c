import { hash } from 'node:crypto';
import { type MadeAgency, type MadeEstate, type MadeProject, madeTexts, offered } from './made-agency.ts';
import { zipOf, type ZipEntry } from './zip-writer.ts';

export type PackageOptions = {
  readonly extent?: 'VOLL' | 'TEIL';
  readonly provider?: string;
  /** Sender's local time; absent: none in the file. */
  readonly timestamp?: string;
  /** Actual encoding of the bytes; `declared` is the one in the XML header. */
  readonly encoding?: 'utf-8' | 'latin1';
  readonly declared?: string;
  readonly namespaced?: boolean;
  /** Numbers of deleted properties, before all others or after them. */
  readonly deleted?: readonly (string | number)[];
  readonly deletedLast?: boolean;
  readonly document?: (xml: string) => string;
  /** Packs everything in a folder, with names in upper case. */
  readonly inFolder?: boolean;
  readonly withoutPictures?: boolean;
};

const ART: Readonly<Record<MadeEstate['type'], string>> = {
  house: '<haus haustyp="VILLA"/>',
  flat: '<wohnung wohnungtyp="ETAGE"/>',
  plot: '<grundstueck grundst_typ="WOHNEN"/>',
  office: '<buero_praxen buero_typ="BUEROFLAECHE"/>',
  shop: '<einzelhandel handel_typ="LADENLOKAL"/>',
  garage: '<parken parken_typ="EINZELGARAGE"/>',
};

/** Custom field agreed between agency and sender, for data the format lacks. */
export const VIAGER_FIELD = 'BE_VIAGER';

/** XML of a package, as a sender of this agency writes it. */
export function openImmoXml(
  { estates, projects }: MadeAgency,
  {
    extent = 'VOLL',
    provider = 'an-agency',
    timestamp = '2026-06-15T09:00:00',
    encoding = 'utf-8',
    declared = encoding === 'latin1' ? 'ISO-8859-1' : 'UTF-8',
    namespaced = false,
    deleted = [],
    deletedLast = true,
    document = xml => xml,
  }: PackageOptions = {},
): Buffer {
  const gone = deleted.map(
    id =>
      `<immobilie><verwaltung_techn><objektnr_extern>${id}</objektnr_extern><aktion aktionart="DELETE"/></verwaltung_techn></immobilie>`,
  );
  const there = [...projects.map(projectXml), ...estates.map(estateXml)];
  const objects = (deletedLast ? [...there, ...gone] : [...gone, ...there]).join('\n');
  const moment = timestamp === '' ? '' : ` timestamp="${timestamp}"`;
  const body = `<uebertragung art="ONLINE" umfang="${extent}" modus="NEW" version="1.2.7" sendersoftware="made"${moment}/>
<anbieter><anbieternr>1</anbieternr><firma>Agence Élan &amp; Cie</firma><openimmo_anid>${provider}</openimmo_anid>
${objects}</anbieter>`;
  const plain = `<openimmo>${body}</openimmo>`;
  const xml = namespaced
    ? plain
        .replaceAll(/<(\/?)(?=[a-z])/g, '<$1oi:')
        .replace('<oi:openimmo>', '<oi:openimmo xmlns:oi="http://www.openimmo.de">')
    : plain;
  return Buffer.from(document(`<?xml version="1.0" encoding="${declared}"?>\n${xml}`), encoding);
}

/** A package as ZIP with its pictures. */
export function openImmoZip(agency: MadeAgency, options: PackageOptions = {}, more: readonly ZipEntry[] = []): Buffer {
  const folder = options.inFolder ? 'EXPORT/' : '';
  const named = (name: string) => (options.inFolder ? name.toUpperCase() : name);
  const pictures = options.withoutPictures ? [] : agency.estates.flatMap(picturesOf);
  return zipOf([
    ...pictures.map(({ name, bytes }) => ({ name: `${folder}${named(name)}`, bytes })),
    { name: `${folder}${named('openimmo.xml')}`, bytes: openImmoXml(agency, options) },
    ...more,
  ]);
}

/** Properties included in a package: withdrawn ones are left out. */
export function sentBy(agency: MadeAgency): MadeAgency {
  return { ...agency, estates: offered(agency) };
}

function picturesOf({ id, pictures }: MadeEstate): readonly ZipEntry[] {
  return Array.from({ length: pictures }, (_, at) => ({
    name: `${id}_${at + 1}.jpg`,
    // Tests only check that it is the right picture.
    bytes: Buffer.from(`picture ${at + 1} of ${id}`),
  }));
}

function estateXml(estate: MadeEstate): string {
  const { id, goal, type, price, showsPrice, showsAddress, state, project, bedrooms, livingArea, energy } = estate;
  const language = estate.languages[0] ?? 'nl';
  const { title, text } = madeTexts(estate, language);
  const sale = goal === 'sale';
  const lives = type === 'house' || type === 'flat';
  const amount = sale
    ? `<kaufpreis auf_anfrage="${!showsPrice}">${showsPrice ? price.toFixed(2) : 0}</kaufpreis>`
    : `<kaltmiete>${showsPrice ? price : 0}</kaltmiete><nebenkosten>0</nebenkosten>`;
  const stand = { available: 'OFFEN', option: 'RESERVIERT', sold: 'VERKAUFT', withdrawn: 'OFFEN' }[state];
  const pictures = picturesOf(estate).map(
    ({ name, bytes }, at) =>
      `<anhang location="EXTERN" gruppe="${at === 0 ? 'TITELBILD' : 'BILD'}"><anhangtitel>Vue ${at}</anhangtitel><format>image/jpeg</format><check ctype="MD5">${hash('md5', bytes)}</check><daten><pfad>${name}</pfad></daten></anhang>`,
  );
  return `<immobilie>
<objektkategorie><nutzungsart WOHNEN="${lives}" GEWERBE="${!lives}"/><vermarktungsart KAUF="${sale}" MIETE_PACHT="${!sale}" ERBPACHT="0" LEASING="0"/><objektart>${ART[type]}</objektart></objektkategorie>
${geoXml(estate)}
<kontaktperson><email_direkt>agent@agency.example</email_direkt><name>Janssens</name></kontaktperson>
<preise>${amount}<waehrung iso_waehrung="EUR"/></preise>
<flaechen><wohnflaeche>${livingArea}.0</wohnflaeche><anzahl_schlafzimmer>${lives ? `${bedrooms}.0` : 0}</anzahl_schlafzimmer><grundstuecksflaeche>0</grundstuecksflaeche></flaechen>
<zustand_angaben><baujahr>0</baujahr><energiepass><epart>BEDARF</epart><gueltig_bis>06-2033</gueltig_bis><endenergiebedarf>${energy} kWh/(m²a)</endenergiebedarf><wertklasse>C</wertklasse></energiepass><verkaufstatus stand="${stand}"/></zustand_angaben>
<freitexte><objekttitel>${title}</objekttitel><objektbeschreibung><![CDATA[${text}]]></objektbeschreibung></freitexte>
<anhaenge>${pictures.join('')}</anhaenge>
<verwaltung_objekt><objektadresse_freigeben>${showsAddress}</objektadresse_freigeben></verwaltung_objekt>
<verwaltung_techn><objektnr_intern>x${id}</objektnr_intern><objektnr_extern>${id}</objektnr_extern><aktion/><openimmo_obid>OID${id}</openimmo_obid><stand_vom>2026-06-15</stand_vom>${
    project === undefined ? '' : `<gruppen_kennung>${project}</gruppen_kennung>`
  }<sprache>${language}-BE</sprache></verwaltung_techn>
${estate.viager ? `<user_defined_simplefield feldname="${VIAGER_FIELD}">ja</user_defined_simplefield>` : ''}
</immobilie>`;
}

function projectXml({ id, town }: MadeProject): string {
  return `<immobilie><objektkategorie><vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart><haus/></objektart></objektkategorie>
<geo><plz>${town.zip}</plz><ort>${town.name}</ort><land iso_land="BEL"/></geo>
<freitexte><objekttitel>Residentie ${town.name}</objekttitel></freitexte>
<verwaltung_techn><objektnr_extern>P${id}</objektnr_extern><gruppen_kennung>${id}</gruppen_kennung><master visible="true">${id}</master></verwaltung_techn></immobilie>`;
}

function geoXml({ town, street, houseNumber }: MadeEstate): string {
  return `<geo><plz>${town.zip}</plz><ort>${town.name.toUpperCase()}</ort><geokoordinaten breitengrad="${town.latitude}" laengengrad="${town.longitude}"/><strasse>${street}</strasse><hausnummer>${houseNumber}</hausnummer><land iso_land="BEL"/></geo>`;
}
