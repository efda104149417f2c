import { closeSync, openSync, writeSync } from 'node:fs';
import { seeded } from '../support/run/seeded.ts';
import { benchPlaces } from './search-catalogue.ts';

const LANGUAGES = ['fr', 'nl'] as const;
const SENTENCES = {
  fr: [
    'Dans une rue calme, à deux pas des écoles et de la gare, cette maison offre de beaux volumes et beaucoup de lumière.',
    'Le rez-de-chaussée se compose d’un hall d’entrée, d’un séjour avec cheminée et d’une cuisine équipée ouvrant sur le jardin.',
    'À l’étage, les chambres donnent sur l’arrière et profitent du soleil de l’après-midi.',
    'La toiture et les châssis ont été renouvelés; l’installation électrique est conforme.',
  ],
  nl: [
    'In een rustige straat, vlak bij scholen en station, ligt deze ruime en lichtrijke woning met een diepe tuin.',
    'Op het gelijkvloers vindt u een inkomhal, een leefruimte met open haard en een ingerichte keuken met zicht op de tuin.',
    'Op de verdieping geven de slaapkamers uit op de achterzijde, waar de namiddagzon binnenvalt.',
    'Het dak en het schrijnwerk zijn vernieuwd; de elektrische installatie is conform.',
  ],
};

/**
 * Writes a feed of `size` properties in two languages, about 4 KB each, and returns its size in bytes. In `edition` 1 one in a hundred has
 * another price, one in a thousand is missing, and as many are new.
 */
export function writeBenchFeed(file: string, size: number, edition: 0 | 1 = 0): number {
  const random = seeded(size);
  const pick = (most: number) => Math.floor(random() * most);
  const places = benchPlaces(size);
  const out = openSync(file, 'w');
  let bytes = writeSync(out, '{"Properties":[');
  let text = '';
  for (let number = 0; number < size; number++) {
    const id = String(6_000_000 + number + (edition === 1 && number % 1000 === 500 ? 1_000_000 : 0));
    const place = places[pick(places.length)];
    const sale = random() < 0.7;
    const price = sale ? 90_000 + 1000 * pick(900) : 500 + 5 * pick(500);
    const common = {
      ID: id,
      WebID: 1 + pick(7),
      Goal: sale ? 0 : 1,
      Zip: place?.postcode,
      CountryID: 10,
      Street: 'Rue des Bateliers',
      HouseNumber: String(1 + pick(200)),
      PublishAddress: number % 3 !== 0,
      Price: price - (edition === 1 && number % 100 === 7 ? 25 : 0),
      PublishPrice: true,
      Marquee: pick(4),
      PublishedOn: `2026-${String(1 + pick(9)).padStart(2, '0')}-${String(10 + pick(18))}`,
      Bedrooms: pick(6),
      Bathrooms: 1 + pick(2),
      LivingArea: 60 + pick(240),
      GroundArea: 100 + pick(1500),
      ConstructionYear: 1900 + pick(125),
      EnergyPerformance: 50 + pick(500),
      EnergyCertificateCode: `2024${number}-RES-1`,
      Facades: 2 + pick(3),
      Pictures: [1, 2, 3, 4].map(picture => ({
        ID: `${id}-${picture}`,
        Url: `pictures/${id}-${picture}.jpg`,
        Width: 1500,
        Height: 1000,
      })),
    };
    const record = LANGUAGES.map(language =>
      JSON.stringify({
        ...common,
        Language: language,
        City: place?.name[language] ?? place?.name.fr,
        CountryName: language === 'fr' ? 'Belgique' : 'België',
        Title: language === 'fr' ? 'Maison de maître avec jardin' : 'Herenhuis met tuin',
        TypeDescription: language === 'fr' ? 'Maison de maître rénovée' : 'Gerenoveerd herenhuis',
        Description: SENTENCES[language].join(' '),
      }),
    );
    text += `${number > 0 ? ',\n' : ''}${record.join(',\n')}`;
    if (text.length > 1_000_000) {
      bytes += writeSync(out, text);
      text = '';
    }
  }
  bytes += writeSync(out, `${text}]}\n`);
  closeSync(out);
  return bytes;
}
